/**
 * Prints the JavaScript that a first visit to each page loads, in brotli KB, against the budgets; exits with 1 when a
 * page is over its budget. Reads the build in dist/ (or in the folder given as argument): `npm run build -w web &&
 * npm run sizes -w web`.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chunksOf } from './chunks-of.ts';
import { sizeBudgets } from './size-budgets.ts';

const dist = pathToFileURL(`${process.argv[2] ?? new URL('../dist', import.meta.url).pathname}/`);
const filesOf = chunksOf(dist);

const weights = new Map<string, number>();

function weightOf(file: string): number {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(new URL(file, dist))).length / 1024;
  weights.set(file, known);
  return known;
}

let over = 0;
for (const { what, fetches, there = [], budget } of sizeBudgets) {
  const cached = new Set(there.flatMap((module) => [...filesOf(module)]));
  const files = new Set(
    fetches.flatMap((module) => [...filesOf(module)].filter((file) => !cached.has(file))),
  );
  const weight = [...files].reduce((sum, file) => sum + weightOf(file), 0);
  const isOver = weight > budget;
  if (isOver) over += 1;
  const remark = isOver ? '  OVER' : '';
  const figures = `${weight.toFixed(1).padStart(6)} of ${String(budget).padStart(3)} KB`;
  console.info(`${what.padEnd(28)} ${figures}  ${String(files.size).padStart(2)} files${remark}`);
}
process.exitCode = over > 0 ? 1 : 0;
