import { accountEmail, roleOf, type Role } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';

/** Who is calling, as the verified token says; never as the request's body or the stored record says. */
export interface Caller {
  readonly uid: string;
  /** Lower case; empty for providers that give none, and for what is no address. */
  readonly email: string;
  /** Whether the holder has proved the address to Auth; absent: not. */
  readonly emailVerified?: boolean;
  readonly name: string;
  /** What the claim says. route() takes it away where the record does not agree (recorded-role.ts). */
  readonly role: Role;
  /** When the person last proved who it is; a refreshed token keeps it. */
  readonly signedInAt: Date;
}

/**
 * What of a session is looked at. 'account' asks Auth each time whether the account still may; 'token' believes what was
 * signed within the hour, for calls that ask the record instead (recorded-role.ts, activeHolder).
 */
export type SessionCheck = 'account' | 'token';

export type Identify = (authorization: string | undefined, check?: SessionCheck) => Promise<Caller>;

const BEARER = /^Bearer ([^\s]+)$/i;

/** The Admin SDK's words for a token that is not (or no longer) good; anything else is our own trouble. */
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** @throws ShopError 'unauthenticated' without a good token. */
export const identify: Identify = async (authorization, check = 'account') => {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (!token) throw new ShopError('unauthenticated', errorMessages.signIn);
  // Loaded with the first token: public calls, most of all, never need it.
  const [{ getAuth }, { adminApp }] = await Promise.all([
    import('firebase-admin/auth'),
    import('../firestore/admin-app.ts'),
  ]);
  try {
    // Asks Firebase Auth each time whether the account still may: whoever is disabled or deleted is out at once, not
    // when the token of the hour runs out. Every call that wants to know who is asking moves money or personal data, but
    // for those of a cart: Auth answers 500 of these questions a second for the whole shop.
    const claims = await getAuth(adminApp()).verifyIdToken(token, check === 'account');
    const email = accountEmail(claims.email);
    const emailVerified = claims.email_verified === true;
    const name = typeof claims.name === 'string' ? claims.name : '';
    const signedInAt = new Date(claims.auth_time * 1000);
    return { uid: claims.uid, email, emailVerified, name, role: roleOf(claims), signedInAt };
  } catch (cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code !== 'string' || !BAD_TOKEN.has(code)) throw cause;
    throw new ShopError('unauthenticated', errorMessages.sessionExpired, { cause });
  }
};
