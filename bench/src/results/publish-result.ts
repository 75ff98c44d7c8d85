import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { isQuick } from './quick.ts';

const root = resolve(import.meta.dirname, '../../..');

/** One figure. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** What the figure is to be held against, and whether it holds. */
  aim?: { text: string; met: boolean };
  /** Of the same unit, measured in the same run: on a shared machine only the ratio to it says something. */
  baseline?: { name: string; value: number };
}

/** What a benchmark leaves under .local-suite/bench/. */
export interface BenchResult {
  readonly title: string;
  readonly at: string;
  readonly quick: boolean;
  /** Processes at work on average while it ran. */
  readonly load: number;
  readonly measurements: readonly Measurement[];
}

/** Where reports are left. */
export const resultsFolder = resolve(root, '.local-suite/bench');

/** Prints the table and writes the same figures as JSON under .local-suite/bench/. */
export function publishResult(title: string, file: string, measurements: readonly Measurement[]): void {
  const width = Math.max(...measurements.map(({ name }) => name.length));
  console.info(`\n${title}\n`);
  for (const { name, value, unit, aim } of measurements) {
    const figure = `${format(value)} ${unit}`.padStart(16);
    console.info(
      `  ${name.padEnd(width)}  ${figure}  ${aim ? `${aim.met ? 'ok ' : 'MISSED'} ${aim.text}` : ''}`,
    );
  }
  const path = resolve(resultsFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  const written: BenchResult = {
    title,
    at: new Date().toISOString(),
    quick: isQuick,
    load: loadavg()[1]!,
    measurements,
  };
  writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`);
  console.info(`\n  written to ${relative(root, path)}\n`);
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
