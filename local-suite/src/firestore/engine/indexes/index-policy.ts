import { FirestoreError } from '../firestore-error.ts';
import { DeclaredIndexes } from './declared-indexes.ts';
import type { EqualityField } from './index-definition.ts';
import type { NeededIndex } from './missing-index.ts';
import { serveShape, type QueryShape } from './serve-shape.ts';
import { ShapeLog } from './shape-log.ts';

export interface IndexPolicyOptions {
  /** Rejects queries that need an undeclared index, as the cloud does. */
  readonly strict?: boolean;
  /** Called once per missing index. */
  readonly onMissing?: (text: string) => void;
}

/** The database whose query needs indexes. */
export interface DatabaseName {
  readonly project: string;
  readonly id: string;
}

/**
 * Decides which indexes serve a query, and reports the one the cloud would require. Shared by all databases.
 */
export class IndexPolicy {
  #declared = new DeclaredIndexes();
  readonly #reported = new Set<string>();
  /** The query shapes since the start. */
  readonly shapes = new ShapeLog();

  constructor(readonly options: IndexPolicyOptions = {}) {}

  /** The declared indexes and exemptions, which also decide the entries of a document. */
  get declared(): DeclaredIndexes {
    return this.#declared;
  }

  declare(json: unknown): void {
    this.#declared = new DeclaredIndexes(json);
    this.#reported.clear();
  }

  /**
   * Returns the equalities that each index of a merge fixes, one group per index. Serves a query without a
   * declared index by an ad-hoc one, after reporting it; under strict indexes throws FAILED_PRECONDITION.
   * Always rejects a bare descending document name, as Google's emulator does: no composite can be declared
   * for it.
   */
  choose(shape: QueryShape, database: DatabaseName): EqualityField[][] {
    this.shapes.add(shape);
    const { groups, missing } = serveShape(this.#declared, shape);
    if (missing) this.#missing(missing, database, isBareName(shape));
    return groups;
  }

  #missing({ section, json, link }: NeededIndex, { project, id }: DatabaseName, always: boolean): void {
    const entry = `Add to "${section}" in firestore.indexes.json: ${json}`;
    if (this.options.strict || always) {
      const create = `The query requires an index. You can create it here: ${link(project, id)}`;
      throw new FirestoreError('FAILED_PRECONDITION', always ? create : `${create} ${entry}`);
    }
    if (this.#reported.has(json)) return;
    this.#reported.add(json);
    this.options.onMissing?.(`The query requires an index. ${entry}`);
  }
}

function isBareName({ equalities, needed, aggregated }: QueryShape): boolean {
  return equalities.length === 0 && needed.orders.length === 0 && aggregated.length === 0;
}
