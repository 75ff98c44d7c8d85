import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where this checkout lies. */
export const root = resolve(import.meta.dirname, '../../..');

/** A file of it. */
export const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** Their folders. */
export const { workspaces: WORKSPACES } = JSON.parse(read('package.json')) as { workspaces: string[] };

/** Every page, with its path from the root: each workspace tells of itself. */
export const DOC_PAGES: readonly string[] = [
  '.',
  'docs',
  'docs/adr',
  'docs/reference',
  ...WORKSPACES,
].flatMap((folder) =>
  readdirSync(resolve(root, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
);
