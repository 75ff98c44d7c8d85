import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectOf } from './checks/project.ts';
import { Checkout } from './checkout.ts';
import { accountCommands } from './account-commands.ts';
import { preflight } from './preflight.ts';

/**
 * `npm run preflight -- [--project ID] [--sandbox]`: lists what is missing before `firebase deploy`. Reads only the checkout and
 * needs neither network nor account. `--sandbox` checks a trial shop, whose payments go to SSLCommerz's sandbox. Exits with 0 if
 * nothing is missing and with 1 otherwise.
 */
const { values: flags } = parseArgs({
  options: {
    project: { type: 'string' },
    sandbox: { type: 'boolean', default: false },
    /** The checkout to read; tests pass another. */
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
  },
});
const checkout = new Checkout(flags.root);
const project = projectOf(checkout, flags.project);
const { findings, secrets } = await preflight(checkout, { project, sandbox: flags.sandbox });

console.info(`\nBefore deploying ${project ?? 'the shop'}${flags.sandbox ? ' for trials' : ''}:\n`);
for (const [nth, { what, remedy }] of findings.entries()) {
  console.info(`  ${nth + 1}. ${what}\n     ${remedy}\n`);
}
if (findings.length === 0) {
  console.info('  Nothing is missing in the checkout. Check the cloud account with these commands:\n');
  for (const command of accountCommands(project!, secrets)) console.info(`  ${command}`);
  console.info('\n  Then: npx firebase deploy (docs/deploy.md)\n');
} else {
  console.info(
    `  ${findings.length === 1 ? 'One thing is' : `${findings.length} things are`} missing. docs/deploy.md lists every step.\n`,
  );
}
process.exitCode = findings.length === 0 ? 0 : 1;
