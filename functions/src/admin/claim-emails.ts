import { initializeApp } from 'firebase-admin/app';
import { claimAddresses } from '../accounts/claim-addresses.ts';
import { openRepositories } from '../app/dependencies.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

const MOST_SHOWN = 100;

/**
 * `npm run emails:claim -- [--project ID | --local] [--check]`: gives every record the address that its account has
 * at Auth, and claims it (docs/adr/0027); with --check it only reports. Run it once for a shop that predates
 * claims. Safe while people sign up. Exit code 0: no difference, 1: differences, 2: failure.
 */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--local')) useLocalSuite();
  const projectId = projectOf(args);
  const repair = !args.includes('--check');
  initializeApp({ projectId });
  const { checked, findings } = await claimAddresses(await openRepositories(), { repair, now: new Date() });
  console.info(`${checked} records of ${projectId} checked.`);
  for (const { uid, finding } of findings.slice(0, MOST_SHOWN)) console.info(`${uid}: ${finding}`);
  if (findings.length > MOST_SHOWN) console.info(`And ${findings.length - MOST_SHOWN} more.`);
  if (findings.length === 0) console.info('Every address is claimed by its account.');
  else console.info(repair ? 'Claimed, where Auth has the account.' : 'Nothing was changed.');
  return findings.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
