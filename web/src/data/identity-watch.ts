import { onIdTokenChanged, type User } from 'firebase/auth';
import { firebaseAuth } from './firebase-auth.ts';
import {
  announceSessionEnd,
  hasSessionHint,
  publishIdentity,
  rememberSession,
  type KnownIdentity,
  type SessionEnd,
} from './identity-store.ts';
import { adoptGuestCart } from './adopt-guest-cart.ts';
import { learnCartCount } from './learn-cart-count.ts';

/** Publishes every change Firebase Auth reports: sign-in, sign-out, a refreshed token with another role. */
export function followFirebaseAuth(): void {
  onIdTokenChanged(firebaseAuth, (user) => void publishUser(user));
}

let held = false;
let lastSeen: User | null = null;

/**
 * Signing up takes several steps, and the page leaves as soon as somebody is signed in: nobody hears of the new account
 * before `work` is through.
 */
export async function holdIdentity<T>(work: () => Promise<T>): Promise<T> {
  held = true;
  try {
    return await work();
  } finally {
    held = false;
    await publishUser(firebaseAuth.currentUser);
  }
}

/** Also called by sign-up once the name is set: Firebase reports no change for that. */
export async function publishUser(user: User | null): Promise<void> {
  // Remembered already: whoever closes the window before the last step has an account and is signed in to it.
  if (held) return rememberSession(user !== null);
  const identity = await identityOf(user);
  if (firebaseAuth.currentUser?.uid !== user?.uid) return; // overtaken while the claims were read
  // Begun before anybody hears who it is, so that no screen takes the cart for empty meanwhile.
  if (identity.state === 'signed-in') {
    const { uid, email } = identity;
    void adoptGuestCart(uid, email).then(() => learnCartCount({ kind: 'user', id: uid, email }));
  }
  const endedByItself = !user && hasSessionHint();
  const whose = lastSeen;
  lastSeen = user;
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
