import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';

/** Sends the reset mail. `back` is our page that Firebase's own page links to at its end. */
export async function sendResetMail(email: string, language: string, back: string): Promise<void> {
  firebaseAuth.languageCode = language;
  await sendPasswordResetEmail(firebaseAuth, email, { url: back });
}

export const emailOfResetCode = (code: string) => verifyPasswordResetCode(firebaseAuth, code);

export const setPasswordByCode = (code: string, password: string) =>
  confirmPasswordReset(firebaseAuth, code, password);
