import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';
import { firebaseAuth } from './firebase-auth.ts';
import type { GoogleAccount } from './identity-actions.ts';
import { publishUser } from './identity-watch.ts';
import { watchIdentity } from './watch-identity.ts';

/** Apart from firebase-sign-in.ts, because the popup's machinery (8 KB) is for those who press Google's button. */
export async function signInThroughGoogle(): Promise<GoogleAccount> {
  const provider = new GoogleAuthProvider();
  provider.addScope('profile');
  const credential = await signInWithPopup(firebaseAuth, provider, browserPopupRedirectResolver);
  const { user } = credential;
  await watchIdentity();
  await publishUser(user);
  return {
    email: user.email ?? '',
    displayName: user.displayName,
    photoUrl: user.photoURL,
    isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
  };
}
