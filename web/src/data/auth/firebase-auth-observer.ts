import { onIdTokenChanged, type User } from 'firebase/auth';
import { firebaseAuth } from '../firebase/firebase-auth.ts';
import {
  announceSessionEnd,
  hasSessionHint,
  publishIdentity,
  setSessionHint,
  type KnownIdentity,
  type SessionEnd,
} from './identity-store.ts';
import { startGuestCartMerge } from '../cart/guest-cart-merge-store.ts';
import { loadCartCount } from '../cart/load-cart-count.ts';

/** Publishes every change Firebase Auth reports: sign-in, sign-out, a refreshed token with another role. */
export function observeAuthState(): void {
  onIdTokenChanged(firebaseAuth, (user) => void publishUser(user));
}

let isDeferred = false;
let lastUser: User | null = null;

/**
 * Signing up takes several steps, and the page leaves as soon as somebody is signed in: nobody hears of the new account
 * before `work` is through.
 */
export async function deferPublish<T>(work: () => Promise<T>): Promise<T> {
  isDeferred = true;
  try {
    return await work();
  } finally {
    isDeferred = false;
    await publishUser(firebaseAuth.currentUser);
  }
}

/** Also called by sign-up once the name is set: Firebase reports no change for that. */
export async function publishUser(user: User | null): Promise<void> {
  // Remembered already: whoever closes the window before the last step has an account and is signed in to it.
  if (isDeferred) return setSessionHint(user !== null);
  const identity = await identityOf(user);
  if (firebaseAuth.currentUser?.uid !== user?.uid) return; // overtaken while the claims were read
  // Begun before anybody hears who it is, so that no screen takes the cart for empty meanwhile.
  if (identity.state === 'signed-in') {
    const { uid, email } = identity;
    void startGuestCartMerge(uid, email).then(() => loadCartCount({ kind: 'user', id: uid, email }));
  }
  const endedByItself = !user && hasSessionHint();
  const whose = lastUser;
  lastUser = user;
  publishIdentity(identity);
  if (endedByItself) announceSessionEnd(await reasonOfEnd(whose));
}

/** Who is here by now, for a tab that has heard of a sign-in in another one. Nobody yet is no news. */
export async function publishCurrentUser(): Promise<void> {
  await firebaseAuth.authStateReady();
  if (firebaseAuth.currentUser) await publishUser(firebaseAuth.currentUser);
}

/** Firebase tells that the session is over, not why: asking for a token once more does. */
async function reasonOfEnd(user: User | null): Promise<SessionEnd> {
  try {
    await user?.getIdToken(true);
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'auth/user-disabled') return 'disabled';
  }
  return 'ended';
}

async function identityOf(user: User | null): Promise<KnownIdentity> {
  if (!user) return { state: 'signed-out' };
  return {
    state: 'signed-in',
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoURL,
    createdAt: user.metadata.creationTime ? new Date(user.metadata.creationTime) : null,
    role: await roleOf(user),
  };
}

/**
 * Without network the claim of an expired token cannot be read; then nobody is an admin
 * (docs/reference/specification.md 6: a failed lookup).
 */
async function roleOf(user: User): Promise<'admin' | 'user'> {
  try {
    const { claims } = await user.getIdTokenResult();
    return claims['role'] === 'admin' ? 'admin' : 'user';
  } catch {
    return 'user';
  }
}
