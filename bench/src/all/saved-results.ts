import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsFolder, type BenchResult } from '../results/publish-result.ts';

/** What the benchmarks left, whenever they ran last, by title. Those of before there were baselines are left out, and quick ones. */
export function savedResults(): BenchResult[] {
  const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(resultsFolder, file), 'utf8')) as BenchResult)
    .filter(({ quick }) => !quick)
    .filter(({ measurements }) => measurements.some(({ baseline }) => baseline))
    .sort((a, b) => a.title.localeCompare(b.title));
}
