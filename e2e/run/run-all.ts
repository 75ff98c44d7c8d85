import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { findChromium } from '@nargisus/local-suite/browser';
import { buildAll } from '@nargisus/local-suite/build';
import { startLocalStack } from '@nargisus/local-suite/local-stack';
import { examplesFolder } from '../fixtures/network/api-examples.ts';
import { resultsOfPlaywright, resultsOfVitest, sum, type Counts } from './counts.ts';
import { keepQueryShapes, queryShapesFolder } from './query-shapes.ts';
import { runStage } from './run-stage.ts';

/**
 * `npm test`: everything, in the order in which failures are cheapest to read, and to the end whatever fails, so that
 * one run tells the whole truth. What failed is told once more at the end; the last line counts the tests.
 */
const reports = resolve(import.meta.dirname, '../../.local-suite/test-reports');
// A report of an earlier run must not stand in for a runner that died.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
rmSync(examplesFolder, { recursive: true, force: true });
rmSync(queryShapesFolder, { recursive: true, force: true });

const SECOND_SUITE = { NARGISUS_PORT_OFFSET: '40', NARGISUS_STATE: '.local-suite/second' };
const failedStages: { name: string; lastLines: string }[] = [];
const counts: Counts[] = [];

await buildAll();
process.env.CHROMIUM_PATH = await findChromium();
// Most of a test is waiting, so two lanes share the machine, each with a suite on ports of its own.
for (const lane of await Promise.allSettled([unitAndContract(), journeysAndLifecycle()])) {
  if (lane.status === 'fulfilled') continue;
  failedStages.push({ name: 'a lane ended early', lastLines: inspect(lane.reason) });
}
await stage('firestore.indexes.json against every query of the tests', ['npx', 'tsx', 'e2e/indexes/main.ts']);

const total = sum(counts);
for (const { name, lastLines } of failedStages) console.error(`\n=== The end of "${name}":\n${lastLines}`);
if (failedStages.length > 0) console.error(`\nFailed: ${failedStages.map(({ name }) => name).join('; ')}`);
console.info(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = failedStages.length > 0 || total.failed > 0 || total.passed === 0 ? 1 : 0;

async function unitAndContract(): Promise<void> {
  await stage('JavaScript of each page against its budget', ['npm', '--silent', 'run', 'sizes', '-w', 'web']);
  await vitest('Unit, rules language and emulator tests', 'vitest.config.ts', 'unit.json');
  await vitest(
    'Contract and security-rules tests on the running suite',
    'e2e/vitest.config.ts',
    'suite.json',
    ['npx', 'tsx', 'e2e/run/with-shop.ts'],
    SECOND_SUITE,
  );
  await stage('docs/api.md against what the tests saw', ['npx', 'tsx', 'e2e/api-docs/main.ts', '--check']);
}

async function journeysAndLifecycle(): Promise<void> {
  const shop = await startLocalStack();
  try {
    await stage('Browser journeys', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(reports, 'browser.json'),
    });
    counts.push(resultsOfPlaywright(resolve(reports, 'browser.json')));
    await stage(
      'What a journey reads',
      ['npx', 'playwright', 'test', '--config', 'e2e/playwright-alone.config.ts'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(reports, 'alone.json') },
    );
    counts.push(resultsOfPlaywright(resolve(reports, 'alone.json')));
    await keepQueryShapes('seeded-shop');
  } finally {
    await shop.stop();
  }
  await vitest(
    'Starts, ends, kills and faults of the whole suite',
    'e2e/lifecycle/vitest.config.ts',
    'lifecycle.json',
  );
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
  report: string,
  within: string[] = [],
  environment: Record<string, string> = {},
): Promise<void> {
  const file = resolve(reports, report);
  const command = [
    ...within,
    ...['npx', 'vitest', 'run', '--config', config],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ];
  await stage(name, command, environment);
  counts.push(resultsOfVitest(file));
}
