import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureLocalStack } from '../fixtures/local-stack/ensure-local-stack.ts';

/**
 * `npm run test:rules`, `test:contract` or `test:e2e`, each with `-- NAME…` for the files whose path contains a name: builds what
 * changed and runs the tests on the running local stack, or on a new one that ends with them.
 */
const [kind = '', ...names] = process.argv.slice(2);
const vitest = ['vitest', 'run', '--config', 'e2e/vitest.config.ts'];
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  // rules-coverage adds up all rules tests, so it would fail after some of them.
  rules: [...vitest, '--project', 'rules', ...(names.length ? [] : ['--project', 'rules-coverage'])],
  contract: [...vitest, '--project', 'contract'],
  // Dependencies of a project ignore the names and would run in full.
  e2e: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...(names.length ? ['--no-deps'] : [])],
};
const command = COMMANDS[kind];
if (!command) throw new Error(`No such tests: ${kind}. Known: ${Object.keys(COMMANDS).join(', ')}`);

const stack = await ensureLocalStack({ seeded: kind === 'e2e' });
try {
  const runner = spawn('npx', [...command, ...names], { stdio: 'inherit' });
  const [code] = (await once(runner, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await stack.stop();
}
process.exit();
