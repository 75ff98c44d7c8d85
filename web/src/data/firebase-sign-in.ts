import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { firebaseAuth } from './firebase-auth.ts';
import type { NewAccount } from './identity-actions.ts';
import { publishUser } from './identity-watch.ts';
import { watchIdentity } from './watch-identity.ts';

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(firebaseAuth, email, password);
  await watchIdentity();
  await publishUser(user);
}

export async function createAccount({ name, email, password }: NewAccount): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(firebaseAuth, email, password);
  // The account exists from here on: a name that could not be stored must not read as 'failed to create account'.
  await updateProfile(user, { displayName: name }).catch(() => undefined);
  await watchIdentity();
  await publishUser(user);
}

export async function endSession(): Promise<void> {
  await signOut(firebaseAuth);
}

export async function currentIdToken(): Promise<string | null> {
  await firebaseAuth.authStateReady();
  return (await firebaseAuth.currentUser?.getIdToken()) ?? null;
}

export async function renewToken(): Promise<void> {
  const user = firebaseAuth.currentUser;
  await user?.getIdToken(true);
  await publishUser(user); // the caller decides by the published role, so it must be there when this resolves
}
