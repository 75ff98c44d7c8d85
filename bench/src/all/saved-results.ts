import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsFolder, type BenchResult } from '../results/publish-result.ts';

/** Reads the latest saved results by title, without quick runs and results without baselines. */
export function savedResults(): BenchResult[] {
  const files = existsSync(resultsFolder) ? readdirSync(resultsFolder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(resultsFolder, file), 'utf8')) as BenchResult)
    .filter(({ quick }) => !quick)
    .filter(({ measurements }) => measurements.some(({ baseline }) => baseline))
    .sort((a, b) => a.title.localeCompare(b.title));
}
