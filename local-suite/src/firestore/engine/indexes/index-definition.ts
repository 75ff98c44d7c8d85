import type { FieldPath } from '../paths/document-key.ts';
import { compareFieldPaths, fieldPathText } from '../paths/field-paths.ts';
import type { Direction } from '../queries/query.ts';

export interface IndexField {
  readonly path: FieldPath;
  readonly order: Direction | 'CONTAINS';
}

/** What an index sorts by: its fields, then the document name. */
export interface IndexDefinition {
  readonly fields: readonly IndexField[];
  readonly nameDirection: Direction;
}

/** A field fixed by a conjunction: `field == v`, `field is null`, or `array contains v`. */
export interface EqualityField {
  readonly path: FieldPath;
  readonly contains: boolean;
}

function opposite(direction: Direction): Direction {
  return direction === 'ASC' ? 'DESC' : 'ASC';
}

/**
 * Returns the one physical index for "these equalities, then this order"; read backwards it serves the
 * opposite order.
 */
export function indexFor(
  equalities: readonly EqualityField[],
  orders: readonly { path: FieldPath; direction: Direction }[],
  nameDirection: Direction,
): { definition: IndexDefinition; reverse: boolean } {
  const reverse = (orders[0]?.direction ?? nameDirection) === 'DESC';
  const turned = (direction: Direction): Direction => (reverse ? opposite(direction) : direction);
  const fixed = [...equalities]
    .sort((a, b) => Number(b.contains) - Number(a.contains) || compareFieldPaths(a.path, b.path))
    .map<IndexField>(({ path, contains }) => ({ path, order: contains ? 'CONTAINS' : 'ASC' }));
  const ordered = orders.map<IndexField>(({ path, direction }) => ({ path, order: turned(direction) }));
  return { definition: { fields: [...fixed, ...ordered], nameDirection: turned(nameDirection) }, reverse };
}

/** Returns a name that is equal for equal definitions only. */
export function indexName(definition: IndexDefinition): string {
  const fields = definition.fields.map(({ path, order }) => `${fieldPathText(path)} ${order}`);
  return [...fields, `__name__ ${definition.nameDirection}`].join(', ');
}
