import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where this checkout lies. */
export const root = resolve(import.meta.dirname, '../../..');

/** A file of it. */
export const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** Their folders. */
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
