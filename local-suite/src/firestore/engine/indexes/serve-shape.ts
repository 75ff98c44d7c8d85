import type { FieldPath } from '../paths/document-key.ts';
import { fieldPathText } from '../paths/field-paths.ts';
import type { DeclaredIndexes, IndexScope, NeededOrder } from './declared-indexes.ts';
import type { EqualityField } from './index-definition.ts';
import { neededComposite, neededExemption, type NeededIndex } from './missing-index.ts';

/** The parts of a conjunction that decide which indexes serve it. */
export interface QueryShape {
  readonly scope: IndexScope;
  readonly collectionId: string;
  readonly equalities: readonly EqualityField[];
  readonly needed: NeededOrder;
  /** Fields read by `sum` and `average`: the index must contain them. */
  readonly aggregated: readonly FieldPath[];
}

export interface Served {
  /** The equalities that each index of the merge fixes, one group per index. */
  readonly groups: EqualityField[][];
  /** The index that the cloud would require. */
  readonly missing?: NeededIndex;
}

/** Appends the aggregated fields that neither an equality nor the order names. */
function withAggregated({ equalities, needed, aggregated }: QueryShape): NeededOrder {
  const named = new Set([
    ...equalities.filter(({ contains }) => !contains).map(({ path }) => fieldPathText(path)),
    ...needed.orders.map(({ path }) => fieldPathText(path)),
  ]);
  const direction = needed.orders.at(-1)?.direction ?? needed.nameDirection;
  const added = aggregated.filter((path) => !named.has(fieldPathText(path)));
  return { ...needed, orders: [...needed.orders, ...added.map((path) => ({ path, direction }))] };
}

/**
 * Decides which indexes serve a query, as the cloud does: automatic single-field indexes, declared
 * composites, and merges of either. There is no index on the bare document name in descending order, and no
 * composite can declare one (https://github.com/firebase/flutterfire/issues/4398).
 */
export function serveShape(declared: DeclaredIndexes, shape: QueryShape): Served {
  const { scope, collectionId, equalities } = shape;
  const needed = withAggregated(shape);
  const { orders, nameDirection } = needed;
  if (equalities.length === 0 && orders.length === 0) {
    return nameDirection === 'ASC'
      ? { groups: [[]] }
      : { groups: [[]], missing: neededComposite(scope, collectionId, [], needed) };
  }
  const { groups, uncovered } = declared.cover(scope, collectionId, equalities, needed);
  if (uncovered.length === 0 && groups.length > 0) return { groups };
  if (orders.length === 0) {
    const lacking = uncovered.find(
      ({ path, contains }) =>
        !declared.hasSingleField(scope, collectionId, path, contains ? 'CONTAINS' : 'ANY'),
    );
    return {
      groups: [...groups, ...uncovered.map((field) => [field])],
      ...(lacking && {
        missing: neededExemption(scope, collectionId, lacking.path, lacking.contains ? 'CONTAINS' : 'ASC'),
      }),
    };
  }
  const [only, ...others] = orders;
  const automatic = equalities.length === 0 && others.length === 0 && only!.direction === nameDirection;
  if (!automatic) {
    return {
      groups: [[...equalities]],
      missing: neededComposite(scope, collectionId, equalities, needed),
    };
  }
  return declared.hasSingleField(scope, collectionId, only!.path, only!.direction)
    ? { groups: [[]] }
    : { groups: [[]], missing: neededExemption(scope, collectionId, only!.path, only!.direction) };
}
