import { applyActionCode, reload, sendEmailVerification } from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';
import { publishUser } from './firebase-auth-observer.ts';

/** Sends the verification mail. `back` is our page that Firebase's own page links to at its end. */
export async function sendVerificationMail(language: string, back: string): Promise<void> {
  await firebaseAuth.authStateReady();
  const user = firebaseAuth.currentUser;
  if (!user) throw new Error('No account is signed in');
  firebaseAuth.languageCode = language;
  await sendEmailVerification(user, { url: back });
}

/** Returns whether the address is verified by now; if so, refreshes the token and publishes the identity. */
export async function reloadEmailVerified(): Promise<boolean> {
  await firebaseAuth.authStateReady();
  const user = firebaseAuth.currentUser;
  if (!user) return false;
  await reload(user);
  if (!user.emailVerified) return false;
  await user.getIdToken(true);
  await publishUser(user);
  return true;
}

/** Verifies the address with the code of the mail. */
export const applyVerificationCode = (code: string) => applyActionCode(firebaseAuth, code);
