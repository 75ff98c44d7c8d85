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

/** Apart from firebase-sign-in.ts, because the popup's machinery (8 KB) is for those who press Google's button. */
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
