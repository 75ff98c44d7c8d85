import { APP_CHECK_HEADER } from '@nargisus/domain/contract';
import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { appCheckToken } from '../firebase/app-check.ts';
import { appCheck } from '../firebase/firebase-app.ts';
import { firebaseAuth } from '../firebase/firebase-auth.ts';
import type { NewAccount, NewUser } from './auth-mutations.ts';
import { deferPublish, publishUser } from './firebase-auth-observer.ts';
import { loadAuth } from './load-auth.ts';

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(firebaseAuth, email, password);
  await loadAuth();
  await publishUser(user);
}

export async function createAuthUser(
  { name, email, password }: NewAccount,
  initialize: (newUser: NewUser) => Promise<void>,
): Promise<void> {
  await loadAuth();
  await deferPublish(async () => {
    const { user } = await createUserWithEmailAndPassword(firebaseAuth, email, password);
    // The account exists from here on: a later failure must not read as 'failed to create account'.
    await updateProfile(user, { displayName: name }).catch(() => undefined);
    const newUser = {
      uid: user.uid,
      token: () => user.getIdToken(),
      setPhoto: (photoURL: string) => updateProfile(user, { photoURL }),
    };
    await initialize(newUser).catch((cause: unknown) =>
      console.warn('The account was not initialized', cause),
    );
  });
}

export async function endSession(): Promise<void> {
  await signOut(firebaseAuth);
}

export async function currentIdToken(): Promise<string | null> {
  await firebaseAuth.authStateReady();
  return (await firebaseAuth.currentUser?.getIdToken()) ?? null;
}

export async function buildAuthHeaders(token: string): Promise<Record<string, string>> {
  const attestation = await appCheckToken(appCheck);
  return { Authorization: `Bearer ${token}`, ...(attestation && { [APP_CHECK_HEADER]: attestation }) };
}

export async function forceTokenRefresh(): Promise<void> {
  const user = firebaseAuth.currentUser;
  await user?.getIdToken(true);
  await publishUser(user); // the caller reads the published role as soon as this resolves
}

/** Sets name and photo of the Auth account, which the navbar shows. Rejects when Firebase does not accept them. */
export async function updateCurrentUserProfile(displayName: string, photoURL: string): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) throw new Error('No user is signed in');
  await updateProfile(user, { displayName, photoURL });
  await publishUser(user);
}

export async function isGoogleUser(): Promise<boolean> {
  await firebaseAuth.authStateReady();
  return (
    firebaseAuth.currentUser?.providerData.some(({ providerId }) => providerId === 'google.com') ?? false
  );
}
