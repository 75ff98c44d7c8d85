/** Scans over keys that skip from name to name, however many documents lie below each. */
import type { IndexEntry } from '../indexes/field-index.ts';
import type { IndexedSet } from '../indexes/indexed-set.ts';
import { compareKeys } from '../paths/compare-keys.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import { compareStrings } from '../values/compare-strings.ts';

/** Returns the first key of a set that is not before `text` in key order. */
function firstFrom(set: IndexedSet, text: string): IndexEntry | undefined {
  const { entries } = set.byName;
  return entries.at(entries.seek((entry) => compareKeys(entry.key, text)));
}

/** Returns the bound directly after everything below `path`. */
function behind(path: string): string {
  return `${path}\u0000`;
}

/**
 * Returns the collections directly below a document or the root, including those that hold only missing
 * parents.
 */
export function listCollectionIds(all: IndexedSet, parent: DocumentKey | ''): string[] {
  const prefix = parent === '' ? '' : `${parent}/`;
  const ids: string[] = [];
  // Skips from collection to collection, whatever they contain.
  for (let entry = firstFrom(all, prefix); entry?.key.startsWith(prefix);) {
    const end = entry.key.indexOf('/', prefix.length);
    const id = entry.key.slice(prefix.length, end);
    ids.push(id);
    entry = firstFrom(all, behind(prefix + id));
  }
  return ids.sort(compareStrings);
}

/** Yields existing documents and missing parents of one collection in name order, from `start` on. */
export function* parentsFrom(all: IndexedSet, collection: string, start: string): Generator<DocumentKey> {
  const prefix = `${collection}/`;
  let entry = firstFrom(all, start);
  while (entry?.key.startsWith(prefix)) {
    const end = entry.key.indexOf('/', prefix.length);
    const key = (end < 0 ? entry.key : entry.key.slice(0, end)) as DocumentKey;
    yield key;
    // A numeric id with a suffix is a plain string and would skip the other numeric ids.
    entry = key.slice(prefix.length).startsWith('__id') ? nextSibling(all, key) : firstFrom(all, behind(key));
  }
}

function nextSibling(all: IndexedSet, key: DocumentKey): IndexEntry | undefined {
  const { entries } = all.byName;
  const below = `${key}/`;
  return entries.at(
    entries.seek((entry) => (entry.key.startsWith(below) ? -1 : compareKeys(entry.key, key) || -1)),
  );
}
