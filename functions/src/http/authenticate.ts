import { normalEmail, roleOf, type Role } from '@nargisus/domain/accounts';
import { refusals, ShopError } from '@nargisus/domain/contract';

/** Who is calling, as the verified token says; never as the request's body or the stored record says. */
export interface Caller {
  readonly uid: string;
  /** Lower case; empty for providers that give none. */
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** When the person last proved who it is; a refreshed token keeps it. */
  readonly signedInAt: Date;
}

export type Identify = (authorization: string | undefined) => Promise<Caller>;

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
export const identify: Identify = async (authorization) => {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (!token) throw new ShopError('unauthenticated', refusals.signIn);
  // Loaded with the first token: public calls, most of all, never need it.
  const [{ getAuth }, { adminApp }] = await Promise.all([
    import('firebase-admin/auth'),
    import('../data/admin-app.ts'),
  ]);
  try {
    // Asks Firebase Auth each time whether the account still may: whoever is disabled or deleted is out at once, not
    // when the token of the hour runs out. Every call that wants to know who is asking moves money or personal data.
    const claims = await getAuth(adminApp()).verifyIdToken(token, true);
    const email = normalEmail(claims.email ?? '');
    const name = typeof claims.name === 'string' ? claims.name : '';
    const signedInAt = new Date(claims.auth_time * 1000);
    return { uid: claims.uid, email, name, role: roleOf(claims), signedInAt };
  } catch (cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code !== 'string' || !BAD_TOKEN.has(code)) throw cause;
    throw new ShopError('unauthenticated', refusals.sessionExpired, { cause });
  }
};
