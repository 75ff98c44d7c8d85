import { initializeApp } from 'firebase-admin/app';
import { openRepositories, parcelDependencies } from '../app/dependencies.ts';
import { runParcelSweep } from '../couriers/run-parcel-sweep.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/**
 * `npm run parcels:sweep -- [--project ID | --local]`: runs the scheduled sweep now. On a real project it uses
 * Application Default Credentials, and needs STEADFAST_API_KEY and STEADFAST_SECRET_KEY.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--local')) useLocalSuite();
  initializeApp({ projectId: projectOf(args) });
  await runParcelSweep(await openRepositories(), parcelDependencies);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
