import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { examplesFolder, type KeptExample } from '../fixtures/network/api-examples.ts';
import { apiPage, callsWithoutExample } from './api-page.ts';
import { callComments } from './call-comments.ts';

/**
 * `npm run docs:api`: writes docs/api.md from the examples that the last run of the contract tests saved (`npm test` or
 * `npm run test:contract`). With --check it only compares the page with them, and exits with 1 if they differ.
 */
const page = resolve(import.meta.dirname, '../../docs/api.md');
const check = process.argv.includes('--check');

const files = existsSync(examplesFolder) ? readdirSync(examplesFolder) : [];
const examples = files.map(
  (file) => JSON.parse(readFileSync(resolve(examplesFolder, file), 'utf8')) as KeptExample,
);
const missing = callsWithoutExample(examples);
const options = { ...(await resolveConfig(page)), filepath: page };
const generated = await format(apiPage(examples, callComments()), options);

if (missing.length > 0) {
  console.error(
    `These calls have no example (option \`example\` of call() in e2e/contract): ${missing.join(', ')}`,
  );
  process.exitCode = 1;
} else if (!check) {
  writeFileSync(page, generated);
  console.info(`docs/api.md has ${examples.length} examples.`);
} else if (readFileSync(page, 'utf8') !== generated) {
  const found = resolve(examplesFolder, '../api.md');
  writeFileSync(found, generated);
  // In the log, because the file is gone with the machine that ran the tests.
  spawnSync('git', ['--no-pager', 'diff', '--no-index', page, found], { stdio: 'inherit' });
  console.error(
    'docs/api.md differs from the tests’ examples (.local-suite/api.md): run npm run docs:api and review the difference',
  );
  process.exitCode = 1;
} else {
  console.info('docs/api.md agrees with the tests.');
}
