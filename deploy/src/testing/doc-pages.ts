import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The root of this checkout. */
export const root = resolve(import.meta.dirname, '../../..');

/** Returns the text of a file, by its path from the root. */
export const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** The folders of the workspaces. */
export const { workspaces: WORKSPACES } = JSON.parse(read('package.json')) as { workspaces: string[] };

/** The paths of all documentation pages, including the workspaces' READMEs. */
export const DOC_PAGES: readonly string[] = [
  '.',
  'docs',
  'docs/adr',
  'docs/reference',
  ...WORKSPACES,
].flatMap((folder) =>
  readdirSync(resolve(root, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
);
