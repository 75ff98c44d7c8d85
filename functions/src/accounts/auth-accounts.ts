import { accountEmail, emailSchema, type Role } from '@nargisus/domain/accounts';
import type { OwnAccount } from '@nargisus/domain/privacy';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { adminApp } from '../firestore/admin-app.ts';
import type { Recipient } from '../mails/mails.repository.ts';

/** What Auth says of an account. */
export interface AccountStatus {
  /** In the form that records keep; '' for an account without an address. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /** Addresses and phone numbers beside `email` that sign in to this account: of another Google account, of a telephone. */
  readonly otherSignIns: readonly string[];
}

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

  /** Undefined where Auth has no account under that uid. */
  async find(uid: string): Promise<AccountStatus | undefined> {
    const account = await orMissing((await auth()).getUser(uid));
    return account && statusesOf(account);
  }

  /** The same of many, by uid; at most 100, in one call. */
  async findAll(uids: readonly string[]): Promise<Map<string, AccountStatus>> {
    const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
    return new Map(users.map((account) => [account.uid, statusesOf(account)]));
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

  /**
   * Sets the claim of the next token. Ends every session of an account that is no admin, unless that was done at or after
   * `decidedAt` already: an event that comes late must not end the session that began after the demotion. Missing accounts
   * are left.
   */
  async setRole(uid: string, role: Role, decidedAt: Date): Promise<void> {
    const accounts = await auth();
    const account = await orMissing(accounts.getUser(uid));
    if (!account) return;
    const { role: before, ...others } = account.customClaims ?? {};
    if (role === 'admin') return accounts.setCustomUserClaims(uid, { ...others, role });
    if (before !== undefined) await accounts.setCustomUserClaims(uid, others);
    // Auth keeps whole seconds.
    const endedAt = Date.parse(account.tokensValidAfterTime ?? '') || 0;
    const isEnded = before === undefined && endedAt + 1000 > decidedAt.getTime();
    if (!isEnded) await accounts.revokeRefreshTokens(uid);
  }

  async remove(uid: string): Promise<void> {
    await orMissing((await auth()).deleteUser(uid));
  }
}

const statusesOf = ({ email, emailVerified, disabled, providerData }: UserRecord): AccountStatus => {
  const address = accountEmail(email);
  const signIns = providerData.map((it) => accountEmail(it.email) || it.phoneNumber || it.providerId);
  const otherSignIns = signIns.filter((it) => it !== address);
  return { email: address, emailVerified: emailVerified && address !== '', disabled, otherSignIns };
};

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
