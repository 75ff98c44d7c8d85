import { resolve } from 'node:path';

interface Chunking {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const ENTRY = resolve(import.meta.dirname, '../src/main.tsx');
/** Not domain: its doors lead to much that a first load has no use for. */
const OURS = /\/web\/src\//;
/** Not in the first load by itself, but on nearly every page, and small. */
const NEARLY_EVERYWHERE =
  /\/web\/src\/ui\/(block|money|picture|product-picture|site-picture|stitched-link)\.tsx?$/;
let found: ReadonlySet<string> | undefined;

/**
 * Names the chunk of our own modules of the app that every page's first load has: one file. Left to itself the bundler makes thirty
 * of them as soon as a lazy page shares one, and those compress 5 KB worse.
 */
export function firstLoad(id: string, bundle: Chunking): string | null {
  found ??= reachedFrom(ENTRY, bundle);
  return (found.has(id) && OURS.test(id)) || NEARLY_EVERYWHERE.test(id) ? 'shop' : null;
}

/** By static imports alone. */
function reachedFrom(entry: string, bundle: Chunking): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  reached.delete(entry);
  return reached;
}
