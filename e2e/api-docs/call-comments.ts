import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../domain/src/contract/calls');

/** Returns the comment above each call in the contract, by name. */
export function callComments(): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('-calls.ts'));
  const source = files.map((file) => readFileSync(resolve(folder, file), 'utf8')).join('\n');
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+): call\(\{/g);
  return new Map(Array.from(found, ([, comment, name]) => [name!, textOf(comment!)]));
}

const textOf = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter((line) => line !== '')
    .join('\n');
