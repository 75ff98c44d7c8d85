import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { examplesFolder, type KeptExample } from '../fixtures/network/api-examples.ts';
import { apiPage, callsWithoutExample } from './api-page.ts';
import { callComments } from './call-comments.ts';

/**
 * `npm run docs:api`: writes docs/api.md from what the last run of the contract tests kept (npm test, or
 * `npx vitest run --config e2e/vitest.config.ts contract` beside npm start). With --check it only says whether the page
 * still agrees, and fails when it does not.
 */
const page = resolve(import.meta.dirname, '../../docs/api.md');
const check = process.argv.includes('--check');

const files = existsSync(examplesFolder) ? readdirSync(examplesFolder) : [];
const examples = files.map(
  (file) => JSON.parse(readFileSync(resolve(examplesFolder, file), 'utf8')) as KeptExample,
);
const missing = callsWithoutExample(examples);
const options = { ...(await resolveConfig(page)), filepath: page };
const made = await format(apiPage(examples, callComments()), options);

if (missing.length > 0) {
  console.error(
    `No test shows these calls (option \`example\` of call() in e2e/contract): ${missing.join(', ')}`,
  );
  process.exitCode = 1;
} else if (!check) {
  writeFileSync(page, made);
  console.info(`docs/api.md has ${examples.length} examples.`);
} else if (readFileSync(page, 'utf8') !== made) {
  writeFileSync(resolve(examplesFolder, '../api.md'), made);
  console.error(
    'docs/api.md is not what the tests saw (.local-suite/api.md has that): npm run docs:api, and look at the difference',
  );
  process.exitCode = 1;
} else {
  console.info('docs/api.md agrees with the tests.');
}
