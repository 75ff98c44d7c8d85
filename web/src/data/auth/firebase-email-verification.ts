import { applyActionCode, reload, sendEmailVerification } from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';
import { publishUser } from './firebase-auth-observer.ts';

/** `back` is the page of ours that Firebase's own page leads to at its end. */
export async function sendVerificationMail(language: string, back: string): Promise<void> {
  await firebaseAuth.authStateReady();
  const user = firebaseAuth.currentUser;
  if (!user) throw new Error('No account is signed in');
  firebaseAuth.languageCode = language;
  await sendEmailVerification(user, { url: back });
}

/** Asks Firebase whether the address has been proved since, and publishes it, in the token too. */
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

/** Proves the address with the code of the mail. */
export const applyVerificationCode = (code: string) => applyActionCode(firebaseAuth, code);
