import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** What the figure is to be held against, and whether it holds. */
  aim?: { text: string; met: boolean };
}

/** Prints the table and writes the same figures as JSON under .local-suite/bench/. */
export function report(title: string, file: string, measurements: Measurement[]): void {
  const width = Math.max(...measurements.map(({ name }) => name.length));
  console.info(`\n${title}\n`);
  for (const { name, value, unit, aim } of measurements) {
    const figure = `${format(value)} ${unit}`.padStart(16);
    console.info(
      `  ${name.padEnd(width)}  ${figure}  ${aim ? `${aim.met ? 'ok ' : 'MISSED'} ${aim.text}` : ''}`,
    );
  }
  const path = resolve(root, '.local-suite/bench', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ title, at: new Date().toISOString(), measurements }, null, 2)}\n`);
  console.info(`\n  written to ${relative(root, path)}\n`);
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
