import { invalidArgument } from '../firestore-error.ts';
import type { IndexedSet } from '../indexes/indexed-set.ts';
import { inScope, type PreparedQuery } from './prepare.ts';
import type { Cursor } from './query.ts';

/** Splits a collection group into parts of about equal size, in name order. */
export function partition(
  set: IndexedSet,
  prepared: PreparedQuery,
  count: number,
  documentsPrefix: string,
): Cursor[] {
  const { where, limit, offset, orderBy } = prepared.query;
  const byName = orderBy.length === 0 || (orderBy.length === 1 && orderBy[0]!.direction === 'ASC');
  if (where || limit !== undefined || offset > 0 || !byName || prepared.scope.kind !== 'group') {
    throw invalidArgument(
      'PartitionQuery needs a collection group query ordered by __name__, without filter, limit or offset.',
    );
  }
  const keys = [...set.byName.entries]
    .map((entry) => entry.key)
    .filter((key) => inScope(prepared.scope, key));
  const size = Math.ceil(keys.length / count);
  const cursors: Cursor[] = [];
  for (let i = size; size > 0 && i < keys.length; i += size) {
    const name = documentsPrefix + keys[i]!;
    cursors.push({ values: [{ kind: 'reference', name }], before: true });
  }
  return cursors;
}
