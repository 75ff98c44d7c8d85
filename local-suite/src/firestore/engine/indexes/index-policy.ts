import { FirestoreError } from '../firestore-error.ts';
import { DeclaredIndexes, type IndexScope, type NeededOrder } from './declared-indexes.ts';
import type { EqualityField } from './index-definition.ts';
import { compositeIndexJson, fieldOverrideJson } from './missing-index.ts';

export interface IndexPolicyOptions {
  /** Queries that need an index which is not declared fail, as in the cloud. */
  readonly strict?: boolean;
  /** Told once per missing index. */
  readonly onMissing?: (text: string) => void;
}

/** Decides which indexes serve a query, and says which one the cloud would ask for. Shared by all databases. */
export class IndexPolicy {
  #declared = new DeclaredIndexes();
  readonly #reported = new Set<string>();

  constructor(readonly options: IndexPolicyOptions = {}) {}

  declare(json: unknown): void {
    this.#declared = new DeclaredIndexes(json);
    this.#reported.clear();
  }

  /**
   * The equalities that each index of a merge fixes, one group per index. Serves a query without a declared index by
   * one made to measure, after reporting it; under strict indexes throws FAILED_PRECONDITION.
   */
  choose(
    scope: IndexScope,
    collectionId: string,
    equalities: readonly EqualityField[],
    needed: NeededOrder,
  ): EqualityField[][] {
    const { orders, nameDirection } = needed;
    if (equalities.length === 0 && orders.length === 0) return [[]];
    const { groups, uncovered } = this.#declared.cover(scope, collectionId, equalities, needed);
    if (uncovered.length === 0 && groups.length > 0) return groups;
    if (orders.length === 0) {
      for (const field of uncovered) this.#requireSingleField(scope, collectionId, field);
      return [...groups, ...uncovered.map((field) => [field])];
    }
    const automatic =
      equalities.length === 0 && orders.length === 1 && orders[0]!.direction === nameDirection;
    if (automatic) {
      this.#requireSingleField(scope, collectionId, { path: orders[0]!.path, contains: false });
    } else {
      this.#missing('indexes', compositeIndexJson(scope, collectionId, equalities, needed));
    }
    return [[...equalities]];
  }

  #requireSingleField(scope: IndexScope, collectionId: string, field: EqualityField): void {
    if (this.#declared.hasSingleField(scope, collectionId, field.path, field.contains)) return;
    this.#missing('fieldOverrides', fieldOverrideJson(scope, collectionId, field));
  }

  #missing(section: 'indexes' | 'fieldOverrides', json: string): void {
    const text = `The query requires an index. Add to "${section}" in firestore.indexes.json: ${json}`;
    if (this.options.strict) throw new FirestoreError('FAILED_PRECONDITION', text);
    if (this.#reported.has(json)) return;
    this.#reported.add(json);
    this.options.onMissing?.(text);
  }
}
