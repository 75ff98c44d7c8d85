import type { SignUp } from '@nargisus/domain/accounts';
import { signUp, type NewUser } from '#data/auth/auth-mutations.ts';
import { saveOwnUser } from '#data/users/own-user.ts';

/** Milliseconds that a sign-up waits for the user document; then it continues without an answer. */
const MAX_WAIT_MS = 4_000;

interface Picture {
  image: Blob | null;
  onProgress(fraction: number): void;
}

/**
 * Creates the account, then its user document and its photo, so that a later failure does not undo an earlier step.
 * Only logs a failure to write the user document (docs/reference/specification.md 7). Returns 'without-picture' when the
 * photo could not be uploaded. Rejects with Firebase's error when no account was created.
 */
export async function createAccount(
  { name, email, phone, password }: SignUp,
  { image, onProgress }: Picture,
): Promise<'complete' | 'without-picture'> {
  let outcome: 'complete' | 'without-picture' = 'complete';
  await signUp({ name, email, password }, async (newUser) => {
    const written = writeUserDocument(newUser, { name, phone, imageUrl: '' });
    try {
      if (image) {
        const imageUrl = await uploadPicture(newUser, image, onProgress);
        void written.then(() => writeUserDocument(newUser, { name, phone, imageUrl }));
      }
    } catch {
      outcome = 'without-picture';
    }
    await waitForDocument(written);
  });
  return outcome;
}

/** Resolves when the user document is written, or when a newcomer has waited long enough. */
export async function waitForDocument(written: Promise<void>): Promise<void> {
  await Promise.race([written, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/** Writes the user document. Only logs a failure (docs/reference/specification.md 7). */
export async function writeUserDocument(
  newUser: Pick<NewUser, 'token'>,
  record: { name: string; phone: string; imageUrl: string },
): Promise<void> {
  try {
    await saveOwnUser(record, await newUser.token());
  } catch (cause) {
    console.warn('The user record could not be written', cause);
  }
}

async function uploadPicture(
  newUser: NewUser,
  image: Blob,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const { uploadImage } = await import('#data/images/image-storage.ts');
  const imageUrl = await uploadImage({ kind: 'profile', uid: newUser.uid }, image, { onProgress });
  // The user document has the photo too; the next save of the profile form updates the Auth account.
  await newUser.setPhoto(imageUrl).catch(() => undefined);
  return imageUrl;
}
