import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const page = resolve(import.meta.dirname, '../../../docs/benchmarks.md');

/** Reads a section of docs/benchmarks.md, between its two markers. */
export function readSection(name: string): string {
  const { text, start, end } = find(name);
  return text.slice(start, end).trim();
}

/** Replaces a section of docs/benchmarks.md. */
export function writeSection(name: string, markdown: string): void {
  const { text, start, end } = find(name);
  writeFileSync(page, `${text.slice(0, start)}\n\n${markdown.trim()}\n\n${text.slice(end)}`);
  execFileSync('npx', ['prettier', '--write', page]);
}

function find(name: string): { text: string; start: number; end: number } {
  const [from, to] = [`<!-- ${name}: written by its command -->`, `<!-- /${name} -->`];
  const text = readFileSync(page, 'utf8');
  const [mark, end] = [text.indexOf(from), text.indexOf(to)];
  if (mark < 0 || end < mark) throw new Error(`docs/benchmarks.md has no section between ${from} and ${to}`);
  return { text, start: mark + from.length, end };
}
