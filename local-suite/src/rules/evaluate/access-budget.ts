import type { DocumentReader, RuleResource } from '../rules-request.ts';

/**
 * docs/reference/rules-language.md 9.4: every operation may look up 10 documents, all operations of one
 * batch together 20.
 */
const PER_OPERATION = 10;
const PER_BATCH = 20;
const PER_STORAGE_REQUEST = 2;

/** The result of a look-up beyond the budget. */
export const BUDGET_SPENT = Symbol('the budget of document look-ups is spent');

/**
 * Counts and caches the documents that `get()`, `exists()` and their `After` forms look up. Create one per
 * client request and pass it to each `decide` of that request: a document looked up once is free afterwards,
 * in every operation of the request, because no rule sees the state change during the decision.
 */
export class AccessBudget {
  readonly #perRequest: number;
  #spentInRequest = 0;
  #spentInOperation = 0;
  readonly #known = new Map<string, RuleResource | null>();

  private constructor(perRequest: number) {
    this.#perRequest = perRequest;
  }

  /** Creates the budget of one document, or one query. */
  static forSingleOperation(): AccessBudget {
    return new AccessBudget(PER_OPERATION);
  }

  /** Creates the budget of a commit of several writes, a transaction, or a read of several documents. */
  static forBatch(): AccessBudget {
    return new AccessBudget(PER_BATCH);
  }

  /**
   * Creates the budget of a Storage request: two documents, as in production, although the official emulator
   * allows more (10.5).
   */
  static forStorage(): AccessBudget {
    return new AccessBudget(PER_STORAGE_REQUEST);
  }

  /** Starts an operation. `decide` calls it; callers need not. */
  startOperation(): void {
    this.#spentInOperation = 0;
  }

  read(
    path: readonly string[],
    when: 'before' | 'after',
    documents: DocumentReader,
  ): RuleResource | null | typeof BUDGET_SPENT {
    const key = `${when}/${path.join('/')}`;
    const remembered = this.#known.get(key);
    if (remembered !== undefined) return remembered;
    if (this.#spentInOperation >= PER_OPERATION || this.#spentInRequest >= this.#perRequest)
      return BUDGET_SPENT;
    this.#spentInOperation += 1;
    this.#spentInRequest += 1;
    const found = documents.read([...path], when);
    this.#known.set(key, found);
    return found;
  }
}
