import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureLocalStack } from '@nargisus/e2e/ensure-local-stack';
import { readSection, writeSection } from '../results/benchmarks-page.ts';
import { savedResults } from './saved-results.ts';
import { tableOf } from './table.ts';

/**
 * `npm run bench -- [--quick] [--only reports,cold-start] [--no-run]`: runs every benchmark in turn, then writes one table of
 * their measurements into docs/benchmarks.md. A missed aim does not stop the others. `--no-run` only rewrites the table.
 */
const root = resolve(import.meta.dirname, '../../..');

/**
 * Benchmarks with `needsShop` use a running local stack; the others start what they need. bench:dashboard is omitted, because
 * bench:scale opens the same tabs.
 */
const BENCHMARKS = [
  { name: 'cold-start', needsShop: true, flags: [] },
  { name: 'reports', needsShop: false, flags: [] },
  { name: 'firestore', needsShop: false, flags: [] },
  { name: 'orders', needsShop: false, flags: [] },
  { name: 'stock', needsShop: false, flags: [] },
  { name: 'search', needsShop: false, flags: [] },
  { name: 'web', needsShop: false, flags: [] },
  { name: 'scale', needsShop: false, flags: ['--products', '100000', '--orders', '1000000'] },
] as const;

const { values: flags } = parseArgs({
  allowNegative: true,
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    run: { type: 'boolean', default: true },
  },
});
const only = flags.only?.split(',');
const unknown = only?.filter((it) => !BENCHMARKS.some(({ name }) => name === it)) ?? [];
if (unknown.length > 0) throw new Error(`No such benchmark: ${unknown.join(', ')}`);

let missed = 0;
for (const { name, needsShop, flags: own } of flags.run ? BENCHMARKS : []) {
  if (only && !only.includes(name)) continue;
  const shop = needsShop ? await ensureLocalStack() : undefined;
  try {
    if (!(await succeeds(name, flags.quick ? ['--quick'] : own))) missed += 1;
  } finally {
    await shop?.stop();
  }
}
writeSection('all', tableOf(savedResults(), readSection('all')));
process.exit(missed > 0 ? 1 : 0);

async function succeeds(name: string, parameters: readonly string[]): Promise<boolean> {
  console.info(`\n=== bench:${name}`);
  const child = spawn('npm', ['run', `bench:${name}`, '--', ...parameters], { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
