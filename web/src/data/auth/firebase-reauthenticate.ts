import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';

/** Whether there is a password to ask for; whoever has none comes through Google. */
export async function hasPassword(): Promise<boolean> {
  await firebaseAuth.authStateReady();
  return currentUser().providerData.some(({ providerId }) => providerId === 'password');
}

/** The token is new afterwards, and tells of this sign-in. Rejects with Firebase's error. */
export async function reauthenticateWithPassword(password: string): Promise<string> {
  const user = currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user.getIdToken();
}

/** The same with Google's window; call it right in the click. */
export async function reauthenticateWithGoogle(): Promise<string> {
  const user = currentUser();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ login_hint: user.email ?? '' });
  await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  return user.getIdToken();
}

function currentUser(): User {
  if (!firebaseAuth.currentUser) throw new Error('Nobody is signed in');
  return firebaseAuth.currentUser;
}
