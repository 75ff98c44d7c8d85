/**
 * Prints what a first visit to each page fetches of JavaScript, in brotli KB, against the budgets; exits with 1 when one
 * is over (or over what is tolerated). Reads the build in dist/ (or the folder named as argument): `npm run build -w web && npm run sizes -w web`.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sizeBudgets } from './size-budgets.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = pathToFileURL(`${process.argv[2] ?? new URL('../dist', import.meta.url).pathname}/`);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
  string,
  Chunk
>;

/** The files of a module and of all it imports statically. A module that is gone must not measure as nothing. */
function filesOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}; see scripts/size-budgets.ts`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const weights = new Map<string, number>();

function weightOf(file: string): number {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(new URL(file, dist))).length / 1024;
  weights.set(file, known);
  return known;
}

let over = 0;
for (const { what, fetches, there = [], budget, tolerated } of sizeBudgets) {
  const cached = new Set(there.flatMap((module) => [...filesOf(module)]));
  const files = new Set(
    fetches.flatMap((module) => [...filesOf(module)].filter((file) => !cached.has(file))),
  );
  const weight = [...files].reduce((sum, file) => sum + weightOf(file), 0);
  if (weight > (tolerated?.upTo ?? budget)) over += 1;
  const remark =
    weight <= budget ? '' : tolerated ? `  over, to ${tolerated.upTo}: ${tolerated.because}` : '  OVER';
  const figures = `${weight.toFixed(1).padStart(6)} of ${String(budget).padStart(3)} KB`;
  console.info(`${what.padEnd(28)} ${figures}  ${String(files.size).padStart(2)} files${remark}`);
}
process.exitCode = over > 0 ? 1 : 0;
