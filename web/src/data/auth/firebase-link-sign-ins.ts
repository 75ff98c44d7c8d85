import type { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  linkWithCredential,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  updatePhoneNumber,
  type User,
} from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';
import { publishUser } from './firebase-auth-observer.ts';
import type { SentCode } from './phone-sign-in.ts';

const credentialOf = ({ verificationId, code }: SentCode) =>
  PhoneAuthProvider.credential(verificationId, code);

/** Adds the number of a code to the signed-in account, or replaces the number that it has. Rejects with Firebase's error. */
export async function setPhone(sent: SentCode): Promise<void> {
  const user = currentUser();
  if (user.phoneNumber) await updatePhoneNumber(user, credentialOf(sent));
  else await linkWithCredential(user, credentialOf(sent));
  await publishChange(user);
}

/** Adds an email and a password to the signed-in account. Rejects with Firebase's error. */
export async function addPassword(email: string, password: string): Promise<void> {
  const user = currentUser();
  await linkWithCredential(user, EmailAuthProvider.credential(email, password));
  await publishChange(user);
}

/** Reauthenticates by a code to the account's present number and returns a new token. Rejects with Firebase's error. */
export async function reauthenticateWithCode(sent: SentCode): Promise<string> {
  const user = currentUser();
  await reauthenticateWithCredential(user, credentialOf(sent));
  return user.getIdToken();
}

/**
 * Signs in to the account that holds the number of a rejected setPhone(): the error carries the proof of the code.
 * Rejects with the error where it carries none.
 */
export async function signInToHolder(cause: unknown): Promise<void> {
  const credential = PhoneAuthProvider.credentialFromError(cause as FirebaseError);
  if (!credential) throw cause;
  const { user } = await signInWithCredential(firebaseAuth, credential);
  await publishUser(user);
}

/** The token of the next request has the change. */
async function publishChange(user: User): Promise<void> {
  await user.getIdToken(true);
  await publishUser(user);
}

function currentUser(): User {
  if (!firebaseAuth.currentUser) throw new Error('No user is signed in');
  return firebaseAuth.currentUser;
}
