import { accountPhone } from '@nargisus/domain/accounts';
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
import { startGuestWishlistMerge } from '../wishlist/start-wishlist-sync.ts';

/** Publishes every change that Firebase Auth reports: sign-in, sign-out, a refreshed token with another role. */
export function observeAuthState(): void {
  onIdTokenChanged(firebaseAuth, (user) => void publishUser(user));
}

let isDeferred = false;
let lastUser: User | null = null;

/**
 * Defers publishing until `work` is done: sign-up takes several steps, and the page navigates away as soon as a signed-in
 * identity is published.
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

/** Publishes a user. Sign-up calls it too once the name is set, because Firebase reports no change for that. */
export async function publishUser(user: User | null): Promise<void> {
  // The hint is set early: a user who closes the window before the last step has an account and is signed in.
  if (isDeferred) return setSessionHint(user !== null);
  const identity = await identityOf(user);
  if (firebaseAuth.currentUser?.uid !== user?.uid) return; // overtaken while the claims were read
  // Starts before the identity is published, so that no screen takes the cart for empty.
  if (identity.state === 'signed-in') {
    const { uid, email } = identity;
    void startGuestCartMerge(uid, email).then(() => loadCartCount({ kind: 'user', id: uid, email }));
    void startGuestWishlistMerge(uid);
  }
  const hasExpired = !user && hasSessionHint();
  const previousUser = lastUser;
  lastUser = user;
  publishIdentity(identity);
  if (hasExpired) announceSessionEnd(await reasonOfEnd(previousUser));
}

/** Publishes the present user, for a tab that was notified of a sign-in in another one. A null user is not published. */
export async function publishCurrentUser(): Promise<void> {
  await firebaseAuth.authStateReady();
  if (firebaseAuth.currentUser) await publishUser(firebaseAuth.currentUser);
}

/** Finds out why a session ended, which Firebase does not report, by requesting a token once more. */
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
    phone: accountPhone(user.phoneNumber ?? undefined),
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoURL,
    createdAt: user.metadata.creationTime ? new Date(user.metadata.creationTime) : null,
    role: await roleOf(user),
  };
}

/**
 * Reads the role from the token's claim. Without a network the claim of an expired token cannot be read, and the role is
 * 'user' (docs/reference/specification.md 6: a failed lookup).
 */
async function roleOf(user: User): Promise<'admin' | 'user'> {
  try {
    const { claims } = await user.getIdTokenResult();
    return claims['role'] === 'admin' ? 'admin' : 'user';
  } catch {
    return 'user';
  }
}
