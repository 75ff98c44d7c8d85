import type { FieldFilter, Order, Query, UnaryFilter } from './query.ts';

export interface NormalisedQuery {
  /** Disjunctive normal form; one empty conjunction = no filter. */
  readonly disjuncts: readonly (readonly (FieldFilter | UnaryFilter)[])[];
  /** With the implicit orders and `__name__` at its end. */
  readonly orderBy: readonly Order[];
}

/** Checks a query and brings it to normal form. Throws INVALID_ARGUMENT or FAILED_PRECONDITION (LOCAL-SUITE 7.3). */
export function normalise(query: Query): NormalisedQuery {
  void query;
  throw new Error('not written yet');
}
