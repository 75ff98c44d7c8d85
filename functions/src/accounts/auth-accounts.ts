import { accountEmail, accountPhone, emailSchema, type Role } from '@nargisus/domain/accounts';
import type { OwnAccount } from '@nargisus/domain/privacy';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { adminApp } from '../firestore/admin-app.ts';
import type { Recipient } from '../mails/mails.repository.ts';

/** An account at Firebase Auth. */
export interface AccountStatus {
  /** In normal form; '' for an account without an address. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** The proved number, in normal form; '' for an account without one. */
  readonly phone: string;
  readonly disabled: boolean;
  /** Further addresses and phone numbers that sign in to this account: of another Google account, or of a phone. */
  readonly otherSignIns: readonly string[];
}

/** The sign-in accounts at Firebase Auth. Loads the SDK on first use, because most calls never manage accounts. */
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

  /** Returns undefined where Auth has no account with that uid. */
  async find(uid: string): Promise<AccountStatus | undefined> {
    const account = await orMissing((await auth()).getUser(uid));
    return account && statusesOf(account);
  }

  /** Returns up to 100 accounts by uid, in one call. */
  async findAll(uids: readonly string[]): Promise<Map<string, AccountStatus>> {
    const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
    return new Map(users.map((account) => [account.uid, statusesOf(account)]));
  }

  /** Returns what Auth stores about a person, for their export. @throws when there is no such account */
  async describe(uid: string): Promise<OwnAccount> {
    const {
      email = '',
      emailVerified,
      phoneNumber,
      displayName,
      photoURL,
      providerData,
      metadata,
    } = await (await auth()).getUser(uid);
    return {
      uid,
      email,
      emailVerified,
      phoneNumber: phoneNumber ?? null,
      displayName: displayName ?? null,
      photoUrl: photoURL ?? null,
      providers: providerData.map(({ providerId }) => providerId),
      createdAt: momentOf(metadata.creationTime),
      lastSignInAt: momentOf(metadata.lastSignInTime),
    };
  }

  /** Disables or enables sign-in. Disabling also ends every session at once. Ignores missing accounts. */
  async setActive(uid: string, isActive: boolean): Promise<void> {
    const accounts = await auth();
    await orMissing(accounts.updateUser(uid, { disabled: !isActive }));
    if (!isActive) await orMissing(accounts.revokeRefreshTokens(uid));
  }

  /**
   * Sets the claim of the next token. Ends every session of an account that is not an admin, unless that was done
   * at or after `decidedAt`: a late event must not end the session that began after the demotion. Ignores missing
   * accounts.
   */
  async setRole(uid: string, role: Role, decidedAt: Date): Promise<void> {
    const accounts = await auth();
    const account = await orMissing(accounts.getUser(uid));
    if (!account) return;
    const { role: before, ...others } = account.customClaims ?? {};
    if (role === 'admin') return accounts.setCustomUserClaims(uid, { ...others, role });
    if (before !== undefined) await accounts.setCustomUserClaims(uid, others);
    // Auth stores whole seconds.
    const endedAt = Date.parse(account.tokensValidAfterTime ?? '') || 0;
    const isEnded = before === undefined && endedAt + 1000 > decidedAt.getTime();
    if (!isEnded) await accounts.revokeRefreshTokens(uid);
  }

  async remove(uid: string): Promise<void> {
    await orMissing((await auth()).deleteUser(uid));
  }
}

const statusesOf = ({
  email,
  emailVerified,
  phoneNumber,
  disabled,
  providerData,
}: UserRecord): AccountStatus => {
  const address = accountEmail(email);
  const signIns = providerData.map((it) => accountEmail(it.email) || it.phoneNumber || it.providerId);
  const otherSignIns = signIns.filter((it) => it !== address);
  return {
    email: address,
    emailVerified: emailVerified && address !== '',
    phone: accountPhone(phoneNumber),
    disabled,
    otherSignIns,
  };
};

const momentOf = (time: string | undefined) => (time ? new Date(time) : null);

async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(adminApp());
}

/** A name that is not an e-mail address has no account. */
const MISSING = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid'];

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (cause) {
    if (!MISSING.includes((cause as { code?: string }).code ?? '')) throw cause;
    return undefined;
  }
}
