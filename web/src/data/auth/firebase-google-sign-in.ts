import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';
import type { GoogleAccount } from './auth-mutations.ts';
import { publishUser } from './firebase-auth-observer.ts';
import { loadAuth } from './load-auth.ts';

/** Signs in through Google's window. Apart from firebase-sign-in.ts, because the popup code (8 KB) is needed here alone. */
export async function signInWithGooglePopup(): Promise<GoogleAccount> {
  const provider = new GoogleAuthProvider();
  provider.addScope('profile');
  const credential = await signInWithPopup(firebaseAuth, provider, browserPopupRedirectResolver);
  const { user } = credential;
  await loadAuth();
  await publishUser(user);
  return {
    email: user.email ?? '',
    displayName: user.displayName,
    photoUrl: user.photoURL,
    isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
  };
}
