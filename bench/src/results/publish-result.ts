import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { isQuick } from './quick.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A measured figure. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The aim, and whether the figure meets it. */
  aim?: { text: string; met: boolean };
  /** A figure of the same unit and run; on a shared machine only the ratio to it is meaningful. */
  baseline?: { name: string; value: number };
}

/** A result file under .local-suite/bench/. */
export interface BenchResult {
  readonly title: string;
  readonly at: string;
  readonly quick: boolean;
  /** The load average during the run. */
  readonly load: number;
  readonly measurements: readonly Measurement[];
}

/** The folder of the result files. */
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
