import { initializeApp } from 'firebase-admin/app';
import { openGateway, openRepositories } from '../app/dependencies.ts';
import { sweepPayments } from '../payments/sweep-payments.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/**
 * `npm run payments:sweep -- [--project ID | --local]`: runs the scheduled sweep now. On a real project it uses
 * Application Default Credentials, and needs SSLCOMMERZ_BASE, SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--local')) useLocalSuite();
  initializeApp({ projectId: projectOf(args) });
  const sweep = await sweepPayments(await openRepositories(), {
    now: () => new Date(),
    random: Math.random,
    log: {
      failed: (tranId, thrown) =>
        console.error(`${tranId}:`, thrown instanceof Error ? thrown.message : thrown),
    },
    gateway: openGateway,
  });
  console.info(JSON.stringify(sweep));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
