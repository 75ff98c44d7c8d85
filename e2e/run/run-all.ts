import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { findChromium } from '@nargisus/local-suite/browser';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { examplesFolder } from '../fixtures/network/api-examples.ts';
import { buildIfStale } from './build-if-stale.ts';
import { resultsOfPlaywright, resultsOfVitest, sum, type Counts } from './counts.ts';
import { saveQueryShapes, queryShapesFolder } from './query-shapes.ts';
import { runStage } from './run-stage.ts';

/**
 * `npm test`: runs every test. A failed stage does not stop the others; its last lines are printed again at the end, and the
 * last line counts the tests. `npm test -- --without-lifecycle` leaves out the stages with local stacks of their own: a day at the
 * order desk, and starts, kills and restores.
 */
const reports = resolve(import.meta.dirname, '../../.local-suite/test-reports');
// The report of an earlier run must not count for a runner that crashed.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
rmSync(examplesFolder, { recursive: true, force: true });
rmSync(queryShapesFolder, { recursive: true, force: true });

const withoutLifecycle = process.argv.includes('--without-lifecycle');
const SECOND_STACK = { NARGISUS_PORT_OFFSET: '40', NARGISUS_STATE: '.local-suite/second' };
const failedStages: { name: string; lastLines: string }[] = [];
const counts: Counts[] = [];

await buildIfStale();
process.env.CHROMIUM_PATH = await findChromium();
// Tests mostly wait, so two lanes run concurrently, each with a local stack on its own ports. On two cores the second stack makes
// the tests of the first time out while functions start, and saves little.
const lanes = [unitAndContract, journeysAndLifecycle];
const isConcurrent = availableParallelism() > 2;
for (const lane of isConcurrent ? await Promise.allSettled(lanes.map((run) => run())) : await inTurn(lanes)) {
  if (lane.status === 'fulfilled') continue;
  failedStages.push({ name: 'a lane that ended early', lastLines: inspect(lane.reason) });
}
await stage('indexes', ['npx', 'tsx', 'e2e/indexes/main.ts']);

const total = sum(counts);
for (const { name, lastLines } of failedStages) console.error(`\n=== The end of "${name}":\n${lastLines}`);
if (failedStages.length > 0) console.error(`\nFailed: ${failedStages.map(({ name }) => name).join('; ')}`);
console.info(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = failedStages.length > 0 || total.failed > 0 || total.passed === 0 ? 1 : 0;

/** Runs one after the other; one that fails does not stop the next. */
async function inTurn(runs: readonly (() => Promise<void>)[]): Promise<PromiseSettledResult<void>[]> {
  const ends: PromiseSettledResult<void>[] = [];
  for (const run of runs) ends.push(...(await Promise.allSettled([run()])));
  return ends;
}

async function unitAndContract(): Promise<void> {
  await stage('page sizes', ['npm', '--silent', 'run', 'sizes', '-w', 'web']);
  await vitest('unit', 'vitest.config.ts');
  await vitest(
    'rules and contract',
    'e2e/vitest.config.ts',
    ['npx', 'tsx', 'e2e/run/with-shop.ts'],
    SECOND_STACK,
  );
  await stage('docs/api.md', ['npx', 'tsx', 'e2e/api-docs/main.ts', '--check']);
}

async function journeysAndLifecycle(): Promise<void> {
  const shop = await startLocalStack();
  try {
    await playwright('journeys', ['--project', 'phone', '--project', 'desktop']);
    // Without its dependencies: a failed journey must not skip these.
    await playwright('serial journeys', ['--project', 'serial', '--no-deps']);
    await saveQueryShapes('seeded-shop');
  } finally {
    await shop.stop();
  }
  if (withoutLifecycle) return;
  await playwright('day', ['--project', 'day'], ['npx', 'tsx', 'e2e/run/with-shop.ts']);
  await vitest('lifecycle', 'e2e/lifecycle/vitest.config.ts');
}

async function playwright(name: string, parameters: string[], within: string[] = []): Promise<void> {
  const file = resolve(reports, `${name}.json`);
  const playwrightTest = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];
  const command = [...within, ...playwrightTest, ...parameters];
  await stage(name, command, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  counts.push(resultsOfPlaywright(file));
}

async function stage(
  name: string,
  command: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const { succeeded, lastLines } = await runStage(name, command, environment);
  if (!succeeded) failedStages.push({ name, lastLines });
}

async function vitest(
  name: string,
  config: string,
  within: string[] = [],
  environment: Record<string, string> = {},
): Promise<void> {
  const file = resolve(reports, `${name}.json`);
  const command = [
    ...within,
    ...['npx', 'vitest', 'run', '--config', config],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ];
  await stage(name, command, environment);
  counts.push(resultsOfVitest(file));
}
