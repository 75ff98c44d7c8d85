import { fieldPathText } from '../paths/field-paths.ts';
import type { IndexScope, NeededOrder } from './declared-indexes.ts';
import type { EqualityField } from './index-definition.ts';

function ascending(direction: 'ASC' | 'DESC'): string {
  return direction === 'ASC' ? 'ASCENDING' : 'DESCENDING';
}

function sortedEqualities(equalities: readonly EqualityField[]): EqualityField[] {
  return [...equalities].sort((a, b) => (fieldPathText(a.path) < fieldPathText(b.path) ? -1 : 1));
}

/** The entry for `indexes` of firestore.indexes.json that lets the cloud serve a query. */
export function compositeIndexJson(
  scope: IndexScope,
  collectionId: string,
  equalities: readonly EqualityField[],
  needed: NeededOrder,
): string {
  const fields: Record<string, string>[] = [
    ...sortedEqualities(equalities).map(({ path, contains }) => ({
      fieldPath: fieldPathText(path),
      ...(contains ? { arrayConfig: 'CONTAINS' } : { order: 'ASCENDING' }),
    })),
    ...needed.orders.map(({ path, direction }) => ({
      fieldPath: fieldPathText(path),
      order: ascending(direction),
    })),
  ];
  const last = needed.orders.at(-1)?.direction;
  if (last !== undefined && last !== needed.nameDirection) {
    fields.push({ fieldPath: '__name__', order: ascending(needed.nameDirection) });
  }
  return JSON.stringify({ collectionGroup: collectionId, queryScope: scope, fields });
}

/** The entry for `fieldOverrides` that turns a single-field index on for the scope of a query. */
export function fieldOverrideJson(scope: IndexScope, collectionId: string, field: EqualityField): string {
  return JSON.stringify({
    collectionGroup: collectionId,
    fieldPath: fieldPathText(field.path),
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
      { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
      ...(scope === 'COLLECTION_GROUP'
        ? [{ ...(field.contains ? { arrayConfig: 'CONTAINS' } : { order: 'ASCENDING' }), queryScope: scope }]
        : []),
    ],
  });
}
