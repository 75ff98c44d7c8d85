import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const page = resolve(import.meta.dirname, '../../../docs/benchmarks.md');

/** Replaces what stands in docs/benchmarks.md between the section's two marks. */
export function writeSection(name: string, markdown: string): void {
  const [from, to] = [`<!-- ${name}: written by its command -->`, `<!-- /${name} -->`];
  const text = readFileSync(page, 'utf8');
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start)
    throw new Error(`docs/benchmarks.md has no section between ${from} and ${to}`);
  writeFileSync(page, `${text.slice(0, start + from.length)}\n\n${markdown.trim()}\n\n${text.slice(end)}`);
  execFileSync('npx', ['prettier', '--write', page]);
}
