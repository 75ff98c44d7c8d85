import type { SignUp } from '@nargisus/domain/accounts';
import { signUp, type NewUser } from '#data/auth/auth-mutations.ts';
import { saveOwnUser } from '#data/users/own-user.ts';

/** A server that does not answer must not keep a new customer at the door. */
const LONGEST_WAIT_MS = 4_000;

interface Picture {
  image: Blob | null;
  onProgress(part: number): void;
}

/**
 * Makes the account, then its record, then its picture, in this order: whatever fails later takes nothing of what
 * is there already. A record that could not be written is only logged (docs/reference/specification.md 7);
 * 'without-picture' is worth telling. Rejects with Firebase's error when there is no account.
 */
export async function createAccount(
  { name, email, phone, password }: SignUp,
  { image, onProgress }: Picture,
): Promise<'complete' | 'without-picture'> {
  let outcome: 'complete' | 'without-picture' = 'complete';
  await signUp({ name, email, password }, async (newcomer) => {
    const recorded = keepRecord(newcomer, { name, phone, imageUrl: '' });
    try {
      if (image) {
        const imageUrl = await storePicture(newcomer, image, onProgress);
        void recorded.then(() => keepRecord(newcomer, { name, phone, imageUrl }));
      }
    } catch {
      outcome = 'without-picture';
    }
    await Promise.race([recorded, new Promise((go) => setTimeout(go, LONGEST_WAIT_MS))]);
  });
  return outcome;
}

async function keepRecord(
  newcomer: NewUser,
  record: { name: string; phone: string; imageUrl: string },
): Promise<void> {
  try {
    await saveOwnUser(record, await newcomer.token());
  } catch (cause) {
    console.warn('The user record could not be written', cause);
  }
}

async function storePicture(
  newcomer: NewUser,
  image: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  const { uploadImage } = await import('#data/images/image-storage.ts');
  const address = await uploadImage({ kind: 'profile', uid: newcomer.uid }, image, { onProgress });
  // The record has it too, and the profile form brings both together again.
  await newcomer.setPhoto(address).catch(() => undefined);
  return address;
}
