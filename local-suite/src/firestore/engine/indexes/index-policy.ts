import { FirestoreError } from '../firestore-error.ts';
import { DeclaredIndexes } from './declared-indexes.ts';
import type { EqualityField } from './index-definition.ts';
import type { NeededIndex } from './missing-index.ts';
import { serveShape, type QueryShape } from './serve-shape.ts';
import { ShapeLog } from './shape-log.ts';

export interface IndexPolicyOptions {
  /** Queries that need an index which is not declared fail, as in the cloud. */
  readonly strict?: boolean;
  /** Told once per missing index. */
  readonly onMissing?: (text: string) => void;
}

/** The database whose query asks for indexes. */
export interface DatabaseName {
  readonly project: string;
  readonly id: string;
}

/** Decides which indexes serve a query, and says which one the cloud would ask for. Shared by all databases. */
export class IndexPolicy {
  #declared = new DeclaredIndexes();
  readonly #reported = new Set<string>();
  /** What has been asked since the start. */
  readonly shapes = new ShapeLog();

  constructor(readonly options: IndexPolicyOptions = {}) {}

  /** The declared indexes and exemptions: they decide which entries a document has, too. */
  get declared(): DeclaredIndexes {
    return this.#declared;
  }

  declare(json: unknown): void {
    this.#declared = new DeclaredIndexes(json);
    this.#reported.clear();
  }

  /**
   * The equalities that each index of a merge fixes, one group per index. Serves a query without a declared index by
   * one made to measure, after reporting it; under strict indexes throws FAILED_PRECONDITION. A bare descending
   * document name is refused in any case, as by Google's emulator: no composite can be declared for it.
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
