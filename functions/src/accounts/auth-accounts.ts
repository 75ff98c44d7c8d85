import { emailSchema, type Role } from '@nargisus/domain/accounts';
import type { OwnAccount } from '@nargisus/domain/privacy';
import type { Auth } from 'firebase-admin/auth';
import { adminApp } from '../data/admin-app.ts';
import type { Recipient } from '../mails/mails.repository.ts';

/** The sign-in accounts at Firebase Auth. Loaded with the first use: most calls never manage accounts. */
export class AuthAccounts {
  async findUid(email: string): Promise<string | undefined> {
    const account = await orMissing((await auth()).getUserByEmail(email));
    return account?.uid;
  }

  /** Returns the address of an account and whether it was proved; undefined without an account or a valid address. */
  async findRecipient(uid: string): Promise<Recipient | undefined> {
    const account = await orMissing((await auth()).getUser(uid));
    const email = emailSchema.safeParse(account?.email);
    return account && email.success
      ? { uid, email: email.data, isVerified: account.emailVerified }
      : undefined;
  }

  /** What Auth knows of somebody, for herself to read. @throws when there is no such account */
  async describe(uid: string): Promise<OwnAccount> {
    const {
      email = '',
      emailVerified,
      displayName,
      photoURL,
      providerData,
      metadata,
    } = await (await auth()).getUser(uid);
    return {
      uid,
      email,
      emailVerified,
      displayName: displayName ?? null,
      photoUrl: photoURL ?? null,
      providers: providerData.map(({ providerId }) => providerId),
      createdAt: momentOf(metadata.creationTime),
      lastSignInAt: momentOf(metadata.lastSignInTime),
    };
  }

  /** Shut out: no new sign-in, and every session ends now. Welcome: may sign in again. Missing accounts are left. */
  async setActive(uid: string, isActive: boolean): Promise<void> {
    const accounts = await auth();
    await orMissing(accounts.updateUser(uid, { disabled: !isActive }));
    if (!isActive) await orMissing(accounts.revokeRefreshTokens(uid));
  }

  /** The claim of the next token; of who is no longer an admin no present one is good any more. */
  async setRole(uid: string, role: Role): Promise<void> {
    const accounts = await auth();
    const { role: _before, ...others } = (await accounts.getUser(uid)).customClaims ?? {};
    await accounts.setCustomUserClaims(uid, role === 'admin' ? { ...others, role } : others);
    if (role !== 'admin') await accounts.revokeRefreshTokens(uid);
  }

  async remove(uid: string): Promise<void> {
    await orMissing((await auth()).deleteUser(uid));
  }
}

const momentOf = (time: string | undefined) => (time ? new Date(time) : null);

async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(adminApp());
}

/** A name that is no e-mail address has no account either. */
const MISSING = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid'];

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (cause) {
    if (!MISSING.includes((cause as { code?: string }).code ?? '')) throw cause;
    return undefined;
  }
}
