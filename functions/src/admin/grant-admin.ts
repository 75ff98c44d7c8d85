import { buildUser, emailSchema, normalEmail, userSchema } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/**
 * `npm run grant-admin -- E-MAIL [--project ID | --local]`: the way to the first admin (DESIGN 2). Sets the claim that
 * rules and functions trust and mirrors it in the record. On a real project it uses Application Default Credentials
 * (`gcloud auth application-default login`); with --local, or the emulators' own variables set, the local suite.
 */
async function main(args: readonly string[]): Promise<void> {
  const email = emailSchema.safeParse(args.find((arg) => arg.includes('@')));
  if (!email.success) throw new Error('Usage: npm run grant-admin -- E-MAIL [--project ID | --local]');
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const app = initializeApp({ projectId });

  const account = await findAccount(normalEmail(email.data));
  await getAuth(app).setCustomUserClaims(account.uid, { ...account.customClaims, role: 'admin' });
  await mirrorRole(account.uid, normalEmail(email.data), account.displayName ?? '');
  console.info(`${email.data} is an admin of ${projectId}. Signing in again makes it felt at once.`);

  async function findAccount(wanted: string) {
    try {
      return await getAuth(app).getUserByEmail(wanted);
    } catch (cause) {
      if ((cause as { code?: unknown }).code !== 'auth/user-not-found') throw cause;
      throw new Error(`${wanted} has no account in ${projectId}: sign up in the shop first`, { cause });
    }
  }

  async function mirrorRole(uid: string, address: string, name: string): Promise<void> {
    const record = getFirestore(app).doc(`users/${uid}`);
    const now = new Date();
    await record.firestore.runTransaction(async (transaction) => {
      const { exists } = await transaction.get(record);
      // The rules let nobody in whose record says that she is not active.
      if (exists) return transaction.update(record, { role: 'admin', isActive: true, updatedAt: now });
      const user = buildUser({ uid, email: address, role: 'admin' }, { name, phone: '', imageUrl: '' }, now);
      return transaction.set(record, toDocument(userSchema, user));
    });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
