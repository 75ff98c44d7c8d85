import { FirestoreError, invalidArgument } from '../firestore-error.ts';
import { compareFieldPaths, fieldPathText, isNamePath } from '../paths/field-paths.ts';
import { checkFilters, checkShape, moreThanKey } from './check-query.ts';
import { isComparable, operandsOf } from './operands.ts';
import { FIELD_OPERATOR_TRAITS, UNARY_OPERATOR_TRAITS } from './operators.ts';
import type { Direction, FieldFilter, Filter, Order, Query, UnaryFilter } from './query.ts';

export type SimpleFilter = FieldFilter | UnaryFilter;

/** Filters that must all hold. `in` and `array-contains-any` are expanded to one conjunction per value. */
export type Conjunction = readonly SimpleFilter[];

export interface NormalisedQuery {
  /** Disjunctive normal form; one empty conjunction means no filter. */
  readonly disjuncts: readonly Conjunction[];
  /** Includes the implicit orders and ends with `__name__`. */
  readonly orderBy: readonly Order[];
}

const MAX_DISJUNCTIONS = 30;
/**
 * Limit of filters in normal form plus orders plus a parent document
 * (https://firebase.google.com/docs/firestore/query-data/queries).
 */
const MAX_PARTS = 100;

/** Returns whether a filter adds its field to the implicit order. */
function isInequality(filter: SimpleFilter): boolean {
  return filter.kind === 'field'
    ? FIELD_OPERATOR_TRAITS[filter.op].inequality
    : UNARY_OPERATOR_TRAITS[filter.op].inequality;
}

/** Returns all field and unary filters of a tree, from left to right. */
function simpleFilters(filter: Filter | undefined): SimpleFilter[] {
  if (!filter) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(simpleFilters) : [filter];
}

/**
 * Counts the conjunctions that a filter expands to; before expanding, because there may be astronomically
 * many.
 */
function countDisjunctions(filter: Filter): number {
  if (filter.kind === 'composite') {
    const counts = filter.filters.map(countDisjunctions);
    return filter.op === 'AND'
      ? counts.reduce((product, count) => product * count, 1)
      : counts.reduce((sum, count) => sum + count, 0);
  }
  const disjunctive = filter.kind === 'field' && FIELD_OPERATOR_TRAITS[filter.op].disjunctive;
  return disjunctive ? operandsOf(filter).length : 1;
}

function expand(filter: Filter): SimpleFilter[][] {
  if (filter.kind === 'composite') {
    const parts = filter.filters.map(expand);
    if (filter.op === 'OR') return parts.flat();
    return parts.reduce<SimpleFilter[][]>(
      (left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])),
      [[]],
    );
  }
  return filter.kind === 'unary' ? [[filter]] : expandField(filter).map((one) => [one]);
}

/** Returns the single-value filters, joined by OR, that a field filter is equivalent to. */
function expandField(filter: FieldFilter): FieldFilter[] {
  switch (filter.op) {
    case 'IN':
      return operandsOf(filter).map((value) => ({ ...filter, op: 'EQUAL', value }));
    case 'ARRAY_CONTAINS_ANY':
      // Null and NaN among the alternatives are ignored: `== null` matches nothing here.
      return operandsOf(filter).map((value) => ({
        ...filter,
        op: isComparable(value) ? 'ARRAY_CONTAINS' : 'EQUAL',
        value,
      }));
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
    case 'EQUAL':
    case 'NOT_EQUAL':
    case 'ARRAY_CONTAINS':
    case 'NOT_IN':
      return [filter];
  }
}

/**
 * Appends the inequality fields that are not yet ordered, in field path order, and the name
 * (docs/reference/firestore-protocol.md 7.3).
 */
function withImplicitOrder(query: Query): Order[] {
  const orderBy = [...query.orderBy];
  const direction: Direction = orderBy.at(-1)?.direction ?? 'ASC';
  const ordered = new Set(orderBy.map((order) => fieldPathText(order.path)));
  const missing = simpleFilters(query.where)
    .filter(isInequality)
    .map((filter) => filter.path)
    .sort(compareFieldPaths);
  for (const path of missing) {
    const text = fieldPathText(path);
    if (ordered.has(text) || isNamePath(path)) continue;
    if (ordered.has('__name__')) throw moreThanKey();
    ordered.add(text);
    orderBy.push({ path, direction });
  }
  if (!ordered.has('__name__')) orderBy.push({ path: ['__name__'], direction });
  return orderBy;
}

/**
 * Checks a query and brings it to normal form (docs/reference/firestore-protocol.md 7.3). @throws
 * INVALID_ARGUMENT or FAILED_PRECONDITION
 */
export function normalise(query: Query): NormalisedQuery {
  checkShape(query);
  checkFilters(query);
  const count = query.where ? countDisjunctions(query.where) : 1;
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  const disjuncts = query.where ? expand(query.where) : [[]];
  for (const conjunction of disjuncts) {
    const contains = conjunction.filter((it) => it.kind === 'field' && it.op === 'ARRAY_CONTAINS');
    if (contains.length > 1) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        'Only a single array-contains clause is allowed in a query',
      );
    }
  }
  const filters = disjuncts.reduce((sum, conjunction) => sum + conjunction.length, 0);
  const parts = filters + query.orderBy.length + (query.parent === '' ? 0 : 1);
  if (parts > MAX_PARTS) {
    throw invalidArgument(
      `The query has ${parts} filters, sort orders and parent documents after normalization, which is more than the maximum of ${MAX_PARTS}.`,
    );
  }
  return { disjuncts, orderBy: withImplicitOrder(query) };
}
