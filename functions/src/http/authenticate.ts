import { accountEmail, accountPhone, roleOf, type Right, type Role } from '@nargisus/domain/accounts';
import { errorMessages, ShopError } from '@nargisus/domain/contract';

/** The caller as the verified token describes them; never from the body of the request or the stored record. */
export interface Caller {
  readonly uid: string;
  /** Lower case; empty for providers without an address, and for an invalid one. */
  readonly email: string;
  /** Whether Auth has verified the address; absent: not. */
  readonly emailVerified?: boolean;
  /** The number that the caller proved by a code, in its normal form; absent or '': none. */
  readonly phone?: string;
  readonly name: string;
  /** The role of the claim. The pipeline removes it where the record does not agree (recorded-rights.ts). */
  readonly role: Role;
  /** The rights of a user's record. The pipeline reads them for calls that ask for rights (recorded-rights.ts). */
  readonly can?: readonly Right[] | undefined;
  /** When the person last signed in; a refreshed token keeps it. */
  readonly signedInAt: Date;
}

/**
 * How a session is checked. 'account' asks Auth on each call whether the account is still enabled; 'token' accepts
 * a token signed within the hour, for calls that ask the record instead (recorded-rights.ts, activeHolder).
 */
export type SessionCheck = 'account' | 'token';

export type Identify = (authorization: string | undefined, check?: SessionCheck) => Promise<Caller>;

const BEARER = /^Bearer ([^\s]+)$/i;

/** The Admin SDK's codes for a token that is not (or no longer) valid; any other error is internal. */
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** @throws ShopError 'unauthenticated' without a valid token */
export const identify: Identify = async (authorization, check = 'account') => {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (!token) throw new ShopError('unauthenticated', errorMessages.signIn);
  // Loaded with the first token: public calls never need it.
  const [{ getAuth }, { adminApp }] = await Promise.all([
    import('firebase-admin/auth'),
    import('../firestore/admin-app.ts'),
  ]);
  try {
    // Asks Firebase Auth on each call whether the account is enabled: a disabled or deleted account loses access
    // at once, not when its token expires after an hour. Every identified call moves money or personal data,
    // except those of a cart: Auth answers 500 of these questions a second for the whole shop.
    const claims = await getAuth(adminApp()).verifyIdToken(token, check === 'account');
    const email = accountEmail(claims.email);
    const emailVerified = claims.email_verified === true;
    const phone = accountPhone(claims.phone_number);
    const name = typeof claims.name === 'string' ? claims.name : '';
    const signedInAt = new Date(claims.auth_time * 1000);
    return { uid: claims.uid, email, emailVerified, phone, name, role: roleOf(claims), signedInAt };
  } catch (cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code !== 'string' || !BAD_TOKEN.has(code)) throw cause;
    throw new ShopError('unauthenticated', errorMessages.sessionExpired, { cause });
  }
};
