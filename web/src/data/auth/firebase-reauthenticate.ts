import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';

/** Returns how the user can reauthenticate: with the password if there is one, else with Google, else by a code. */
export async function reauthenticationMethodOf(): Promise<'password' | 'google' | 'phone'> {
  await firebaseAuth.authStateReady();
  const providers = currentUser().providerData.map(({ providerId }) => providerId);
  if (providers.includes('password')) return 'password';
  return providers.includes('google.com') ? 'google' : 'phone';
}

/** Reauthenticates with the password and returns a new token. Rejects with Firebase's error. */
export async function reauthenticateWithPassword(password: string): Promise<string> {
  const user = currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user.getIdToken();
}

/** Reauthenticates through Google's window and returns a new token. Call it within the click. */
export async function reauthenticateWithGoogle(): Promise<string> {
  const user = currentUser();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ login_hint: user.email ?? '' });
  await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  return user.getIdToken();
}

function currentUser(): User {
  if (!firebaseAuth.currentUser) throw new Error('No user is signed in');
  return firebaseAuth.currentUser;
}
