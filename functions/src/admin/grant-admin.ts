import { accountEmail, buildUser, emailSchema, normalEmail } from '@nargisus/domain/accounts';
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { openRepositories } from '../app/dependencies.ts';
import { applyActiveState, applyRole } from '../accounts/apply-account-state.ts';
import { followAddress } from '../accounts/follow-address.ts';
import { registerUser } from '../accounts/register-user.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

const USAGE = 'Usage: npm run grant-admin -- E-MAIL [--verify UID] [--project ID | --local]';

/**
 * `npm run grant-admin -- E-MAIL [--verify UID] [--project ID | --local]`: creates the first admin
 * (docs/architecture.md#identity-and-roles). Sets the role in the record and in the claim, which rules and
 * functions compare. Anyone may sign up with any address, so the account must have verified its own, or the
 * operator vouches for one account by naming its uid, which marks its address as verified. On a real project it
 * uses Application Default Credentials (`gcloud auth application-default login`); with --local, or with the
 * emulators' variables set, the local emulators.
 */
async function main(args: readonly string[]): Promise<void> {
  const parsed = emailSchema.safeParse(args.find((arg) => arg.includes('@')));
  if (!parsed.success) throw new Error(USAGE);
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const app = initializeApp({ projectId });
  const repositories = await openRepositories();
  const now = new Date();

  const email = normalEmail(parsed.data);
  const account = await proved(await findAccount(email));
  const { uid, displayName } = account;
  const caller = { uid, email, emailVerified: true, name: displayName ?? '', role: 'user', signedInAt: now };
  if (!(await repositories.users.find(uid))) {
    const { name } = buildUser(
      { uid, email, role: 'user' },
      { name: caller.name, phone: '', imageUrl: '' },
      now,
    );
    await registerUser(repositories, {
      caller: { ...caller, role: 'user' },
      form: { name, phone: '', imageUrl: '' },
      now,
    });
  }
  await followAddress(repositories, uid, now);
  // The rules reject a person whose record is inactive.
  await repositories.users.reactivate(uid, now);
  await applyActiveState(repositories, uid);
  const by = { uid: 'operator' };
  const outcome = await repositories.users.setRole(uid, 'admin', now, { by });
  if (typeof outcome === 'string' || 'stale' in outcome) {
    throw new Error(
      `${email} was not made an admin of ${projectId}: ${JSON.stringify(outcome)}. See npm run emails:claim.`,
    );
  }
  await applyRole(repositories, uid);
  console.info(`${email} is an admin of ${projectId}. Signing in again makes it felt at once.`);

  async function findAccount(wanted: string): Promise<UserRecord> {
    try {
      return await getAuth(app).getUserByEmail(wanted);
    } catch (cause) {
      if ((cause as { code?: unknown }).code !== 'auth/user-not-found') throw cause;
      throw new Error(`${wanted} has no account in ${projectId}: sign up in the shop first`, { cause });
    }
  }

  /** @throws Error that describes an account that is neither verified nor vouched for */
  async function proved(found: UserRecord): Promise<UserRecord> {
    if (found.emailVerified && accountEmail(found.email) === email) return found;
    const flag = args.indexOf('--verify');
    if (flag >= 0 && args[flag + 1] === found.uid) {
      return getAuth(app).updateUser(found.uid, { emailVerified: true });
    }
    const { creationTime, lastSignInTime } = found.metadata;
    throw new Error(
      [
        `The account of ${email} has not proved that this address is its own, and anybody can sign up with it.`,
        `  uid ${found.uid}, made ${creationTime}, last signed in ${lastSignInTime || 'never'}`,
        'Sign in to the shop and answer the verification mail (My Profile), then run this again. If you made this account',
        `yourself and know it by these times, add: --verify ${found.uid}`,
      ].join('\n'),
    );
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
