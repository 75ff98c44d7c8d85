import type { DocumentKey } from '../paths/document-key.ts';
import { collectionId } from '../paths/key-parts.ts';
import type { Scope } from '../queries/prepare.ts';
import type { LockTable } from './lock-table.ts';

const EVERYTHING = '?*';

/**
 * Returns the lock of a query, its collection id: the cheapest one that keeps new documents out of the
 * result.
 */
export function queryLockName(scope: Scope): string {
  return scope.kind === 'all' ? EVERYTHING : `?${scope.id}`;
}

/** Returns the locks that a commit needs: its documents, and held query locks that cover one of them. */
export function commitLockNames(keys: Iterable<DocumentKey>, locks: LockTable): string[] {
  const names = new Set<string>();
  for (const key of keys) {
    names.add(key);
    const query = `?${collectionId(key)}`;
    if (locks.isLocked(query)) names.add(query);
  }
  if (names.size > 0 && locks.isLocked(EVERYTHING)) names.add(EVERYTHING);
  return [...names].sort();
}
