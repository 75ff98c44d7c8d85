import { initializeApp } from 'firebase-admin/app';
import { mailDependencies, openRepositories } from '../app/dependencies.ts';
import { runMailSweep } from '../mails/run-mail-sweep.ts';
import { projectOf } from './project-of.ts';
import { useLocalSuite } from './use-local-suite.ts';

/**
 * `npm run mails:sweep -- [--project ID | --local]`: runs the scheduled sweep now. On a real project it uses
 * Application Default Credentials, and needs SHOP_ORIGIN, MAIL_FROM and SENDGRID_API_KEY.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--local')) useLocalSuite();
  initializeApp({ projectId: projectOf(args) });
  const repositories = await openRepositories();
  await runMailSweep(repositories.mails, mailDependencies(repositories));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
