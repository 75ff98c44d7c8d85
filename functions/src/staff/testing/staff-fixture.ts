import { buildUser, userSchema, type User } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import type { AccountStatus } from '../../accounts/auth-accounts.ts';
import { EmailClaimsRepository } from '../../accounts/email-claims.repository.ts';
import { RightsRepository } from '../../accounts/rights.repository.ts';
import { StaffInvitationsRepository } from '../../accounts/staff-invitations.repository.ts';
import { UsersRepository } from '../../accounts/users.repository.ts';
import type { Mail } from '../../email/sendgrid.ts';
import type { Caller } from '../../http/authenticate.ts';
import { SettingsRepository } from '../../settings/settings.repository.ts';
import { openIsolatedProject } from '../../testing/isolated-project.ts';
import type { StaffRepositories } from '../staff-repositories.ts';

export const now = new Date('2026-11-21T10:00:00Z');

/**
 * Creates an isolated shop on the Firestore emulator with accounts of its own: Auth is shared by all tests, so a map stands in
 * for it. Mails are kept in `mails`, unless `mailsFail`.
 */
export function createStaffFixture(name: string) {
  const { db } = openIsolatedProject(name);
  const accounts = new Map<string, AccountStatus>();
  const mails: Mail[] = [];
  const fixture = { mailsFail: false };
  let people = 0;

  const repositories = {
    users: new UsersRepository(db),
    emailClaims: new EmailClaimsRepository(db),
    rights: new RightsRepository(db),
    staffInvitations: new StaffInvitationsRepository(db),
    settings: new SettingsRepository(db),
    accounts: {
      find: (uid: string) => Promise.resolve(accounts.get(uid)),
      findUid: (email: string) =>
        Promise.resolve([...accounts].find(([, account]) => account.email === email)?.[0]),
    },
  } as unknown as StaffRepositories & { readonly settings: SettingsRepository };

  /** Stores a person with an account at Auth that has proved its address. */
  async function person(
    change: Partial<User> = {},
    signIn: Partial<AccountStatus> = {},
  ): Promise<User & { readonly uid: string }> {
    const uid = change.uid ?? `p${++people}`;
    const email = change.email ?? `${uid}@nargisus.test`;
    const account = { uid, email, emailVerified: email !== '', role: 'user' as const };
    const built = buildUser(account, { name: `Name ${uid}`, phone: '', imageUrl: '' }, now);
    const record: User = { ...built, ...change };
    await db.doc(`users/${uid}`).set(toDocument(userSchema, record));
    const { emailVerified, provedPhone: phone } = record;
    accounts.set(uid, { email, emailVerified, phone, disabled: false, otherSignIns: [], ...signIn });
    return record;
  }

  return Object.assign(fixture, {
    ...{ db, repositories, accounts, mails, person },
    /** Returns the caller that a record makes. */
    callerOf: ({ uid, email, name, role, can }: User): Caller => ({
      ...{ uid, email, emailVerified: true, name, role, can },
      signedInAt: now,
    }),
    mailer: {
      now: () => now,
      shopOrigin: () => 'https://nargisus.example',
      send: (mail: Mail) => {
        if (fixture.mailsFail) return Promise.reject(new Error('SendGrid answered 500'));
        mails.push(mail);
        return Promise.resolve(null);
      },
    },
    recordOf: async (uid: string) => (await db.doc(`users/${uid}`).get()).data(),
    /** Returns the audit entries about a subject, oldest first, without ids and times. */
    auditOf: async (id: string) => {
      const { docs } = await db.collection('audit').where('subject.id', '==', id).get();
      return docs.map((it) => ({
        ...{ action: it.get('action') as string, by: it.get('by') as unknown },
        ...{ before: it.get('before') as unknown, after: it.get('after') as unknown },
      }));
    },
    invitations: async () => (await db.collection('staffInvitations').get()).docs.map((it) => it.data()),
  });
}
