import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { isQuick } from './quick.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A measured value. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The aim, and whether the value meets it. */
  aim?: { text: string; met: boolean };
  /** A value of the same unit and run; on a shared machine only the ratio to it is meaningful. */
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

/** Prints the measurements as a table and writes them as JSON under .local-suite/bench/. */
export function publishResult(title: string, file: string, measurements: readonly Measurement[]): void {
  const width = Math.max(...measurements.map(({ name }) => name.length));
  console.info(`\n${title}\n`);
  for (const { name, value, unit, aim } of measurements) {
    const quantity = `${format(value)} ${unit}`.padStart(16);
    console.info(
      `  ${name.padEnd(width)}  ${quantity}  ${aim ? `${aim.met ? 'ok ' : 'MISSED'} ${aim.text}` : ''}`,
    );
  }
  const path = resolve(resultsFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  const result: BenchResult = {
    title,
    at: new Date().toISOString(),
    quick: isQuick,
    load: loadavg()[1]!,
    measurements,
  };
  writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
  console.info(`\n  written to ${relative(root, path)}\n`);
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
