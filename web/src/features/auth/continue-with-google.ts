import { googleUser } from '@nargisus/domain/accounts';
import { ShopError } from '@nargisus/domain/contract';
import { signInWithGoogle, type GoogleAccount } from '#data/auth/auth-mutations.ts';
import { readOwnUser, saveOwnUser } from '#data/users/own-user.ts';

/** Signs in through Google's window and returns the user's name. Rejects with Firebase's error. */
export async function continueWithGoogle(): Promise<string> {
  const account = await signInWithGoogle();
  void createUserDocument(account);
  return googleUser(account).name;
}

/**
 * Creates the user document if there is none. An existing document is not updated: Google has no phone number and may
 * have an older photo. Only logs a failure (docs/reference/specification.md 7); the next sign-in tries again.
 */
async function createUserDocument(account: GoogleAccount): Promise<void> {
  try {
    if (account.isNew || !(await hasUserDocument())) await saveOwnUser(googleUser(account));
  } catch (cause) {
    console.warn('The user record could not be written', cause);
  }
}

async function hasUserDocument(): Promise<boolean> {
  try {
    await readOwnUser();
    return true;
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'not-found') return false;
    throw cause;
  }
}
