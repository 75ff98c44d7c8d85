import { googleUser } from '@nargisus/domain/accounts';
import { ShopError } from '@nargisus/domain/contract';
import { signInWithGoogle, type GoogleAccount } from '#data/auth/auth-mutations.ts';
import { readOwnUser, saveOwnUser } from '#data/users/own-user.ts';

/** Through Google's window into the shop; answers what to call the person. Rejects with Firebase's error. */
export async function continueWithGoogle(): Promise<string> {
  const account = await signInWithGoogle();
  void keepRecord(account);
  return googleUser(account).name;
}

/**
 * Makes the record where there is none. Whoever comes again keeps the one there is: Google knows no phone number,
 * and would bring an old picture back. A failure is only logged (docs/reference/specification.md 7), and the next
 * sign-in makes up for it.
 */
async function keepRecord(account: GoogleAccount): Promise<void> {
  try {
    if (account.isNew || !(await hasRecord())) await saveOwnUser(googleUser(account));
  } catch (cause) {
    console.warn('The user record could not be written', cause);
  }
}

async function hasRecord(): Promise<boolean> {
  try {
    await readOwnUser();
    return true;
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'not-found') return false;
    throw cause;
  }
}
