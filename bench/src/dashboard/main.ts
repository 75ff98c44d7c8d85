import { buildAll } from '@nargisus/local-suite/build';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from '../results/benchmarks-page.ts';

/**
 * `npm run bench:dashboard -- [--orders 100000]`: what each tab of the dashboard reads with a hundred orders and with so many,
 * by the test that npm test runs with a thousand (e2e/serial/dashboard-reads.spec.ts). Storing a hundred thousand takes minutes.
 */
const { values: flags } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
const root = resolve(import.meta.dirname, '../../..');
const written = resolve(root, '.local-suite/dashboard-reads.json');

await buildAll();
const parts = [
  'npx',
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--project',
  'serial',
  '--no-deps',
  'dashboard-reads',
];
const test = spawn('npx', ['tsx', 'e2e/run/with-shop.ts', ...parts], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STORED_ORDERS: flags.orders, DASHBOARD_READS: written },
});
const [code] = (await once(test, 'exit')) as [number | null];
process.exitCode = code ?? 1;
if (code === 0) writeSection('dashboard', tableOf(readFileSync(written, 'utf8')));

interface Reads {
  readonly few: number;
  readonly many: number;
  readonly tabs: readonly { path: string; few: number; many: number; maxReads: number }[];
}

function tableOf(json: string): string {
  const { few, many, tabs } = JSON.parse(json) as Reads;
  return [
    `Measured ${new Date().toISOString().slice(0, 10)}: documents read, with those that rules and functions read for them.`,
    '',
    `| tab | with ${few.toLocaleString('en')} orders | with ${many.toLocaleString('en')} | allowed |`,
    '| --- | --: | --: | --: |',
    ...tabs.map((tab) => `| ${tab.path} | ${tab.few} | ${tab.many} | ${tab.maxReads} |`),
  ].join('\n');
}
