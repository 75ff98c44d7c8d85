import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsFolder, type Report } from '../report/report.ts';

/** What the benchmarks left, whenever they ran last, by title. Those of before there were baselines are left out, and quick ones. */
export function keptReports(): Report[] {
  const files = existsSync(reportsFolder) ? readdirSync(reportsFolder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(reportsFolder, file), 'utf8')) as Report)
    .filter(({ quick }) => !quick)
    .filter(({ measurements }) => measurements.some(({ baseline }) => baseline))
    .sort((a, b) => a.title.localeCompare(b.title));
}
