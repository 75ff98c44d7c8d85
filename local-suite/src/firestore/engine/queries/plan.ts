import type { NeededOrder } from '../indexes/declared-indexes.ts';
import type { Bound } from '../indexes/field-index.ts';
import type { EqualityField } from '../indexes/index-definition.ts';
import type { Range } from '../indexes/index-scan.ts';
import { fieldPathText, isNamePath } from '../paths/field-paths.ts';
import { compareValues } from '../values/compare.ts';
import { typeOrder } from '../values/type-order.ts';
import type { Value } from '../values/value.ts';
import type { Conjunction, SimpleFilter } from './normalise.ts';
import { isComparable, operandsOf } from './operands.ts';
import type { PreparedQuery } from './prepare.ts';
import type { Direction, FieldFilter, FieldOperator } from './query.ts';

export interface Equality extends EqualityField {
  readonly value: Value;
}

/** How one conjunction is served: not at all, by one document's name, or by a scan of indexes. */
export type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'document'; readonly key: string }
  | {
      readonly kind: 'scan';
      readonly equalities: readonly Equality[];
      readonly needed: NeededOrder;
      /** Narrows the component after the equalities: a field, or the name. */
      readonly narrowing: readonly FieldFilter[];
      /** Values of that field to skip; undefined = none, [] = only null. */
      readonly excluded?: readonly Value[];
      /** Filters that the scan itself does not decide. */
      readonly residual: readonly SimpleFilter[];
    };

const NOTHING: Plan = { kind: 'nothing' };
const NULL: Value = { kind: 'null' };
const NAN: Value = { kind: 'double', value: NaN };

/** The range operators: whether they select values above the operand, and the operand itself. */
const RANGES: Readonly<Record<FieldOperator, { upwards: boolean; inclusive: boolean } | undefined>> = {
  LESS_THAN: { upwards: false, inclusive: false },
  LESS_THAN_OR_EQUAL: { upwards: false, inclusive: true },
  GREATER_THAN: { upwards: true, inclusive: false },
  GREATER_THAN_OR_EQUAL: { upwards: true, inclusive: true },
  EQUAL: undefined,
  NOT_EQUAL: undefined,
  ARRAY_CONTAINS: undefined,
  IN: undefined,
  ARRAY_CONTAINS_ANY: undefined,
  NOT_IN: undefined,
};

/** Returns whether no document can pass: comparisons with null or NaN, and not-in with null. */
function isImpossible(filter: SimpleFilter): boolean {
  if (filter.kind === 'unary' || isNamePath(filter.path)) return false;
  switch (filter.op) {
    case 'EQUAL':
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return !isComparable(filter.value);
    case 'NOT_EQUAL':
      return filter.value.kind === 'null';
    case 'NOT_IN':
      return operandsOf(filter).some((it) => it.kind === 'null');
    case 'ARRAY_CONTAINS':
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      return false;
  }
}

function equalityOf(filter: SimpleFilter): Equality | undefined {
  const { path } = filter;
  if (isNamePath(path)) return undefined;
  switch (filter.op) {
    case 'IS_NULL':
      return { path, contains: false, value: NULL };
    case 'IS_NAN':
      return { path, contains: false, value: NAN };
    case 'EQUAL':
      return { path, contains: false, value: filter.value };
    case 'ARRAY_CONTAINS':
      return { path, contains: true, value: filter.value };
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
    case 'NOT_EQUAL':
    case 'NOT_IN':
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      return undefined;
  }
}

/** Returns the values that !=, not-in and the IS_NOT_ forms skip; null is always among them. */
function excludedBy(filter: SimpleFilter): Value[] | undefined {
  switch (filter.op) {
    case 'IS_NOT_NULL':
      return [];
    case 'IS_NOT_NAN':
      return [NAN];
    case 'NOT_EQUAL':
      return [filter.value].filter(isComparable);
    case 'NOT_IN':
      return operandsOf(filter).filter(isComparable).sort(compareValues);
    case 'IS_NULL':
    case 'IS_NAN':
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
    case 'EQUAL':
    case 'ARRAY_CONTAINS':
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      return undefined;
  }
}

/** Plans the filters of one conjunction as a scan in query order. */
export function planConjunction(prepared: PreparedQuery, conjunction: Conjunction): Plan {
  if (conjunction.some(isImpossible)) return NOTHING;
  const named = conjunction.find((it) => it.kind === 'field' && it.op === 'EQUAL' && isNamePath(it.path));
  if (named?.kind === 'field') return { kind: 'document', key: prepared.keyOf(named.value) };

  const equalities = new Map<string, Equality>();
  const rest: SimpleFilter[] = [];
  for (const filter of conjunction) {
    const equality = equalityOf(filter);
    const name = equality && `${fieldPathText(equality.path)} ${equality.contains}`;
    if (equality && !equalities.has(name!)) equalities.set(name!, equality);
    else rest.push(filter);
  }
  const constant = (path: Equality['path']): boolean => equalities.has(`${fieldPathText(path)} false`);
  const orders = prepared.orderBy.filter(({ path }) => !isNamePath(path) && !constant(path));
  const nameDirection = prepared.orderBy.at(-1)!.direction;

  const first = orders.length ? fieldPathText(orders[0]!.path) : '__name__';
  const narrowing = rest
    .filter((it) => it.kind === 'field')
    .filter((it) => RANGES[it.op] && fieldPathText(it.path) === first);
  const exclusion = rest.find(
    (it) => first !== '__name__' && fieldPathText(it.path) === first && excludedBy(it),
  );
  const residual = rest.filter((it) => it !== exclusion && !narrowing.includes(it as FieldFilter));
  return {
    kind: 'scan',
    equalities: [...equalities.values()],
    needed: { orders, nameDirection },
    narrowing,
    ...(exclusion && { excluded: excludedBy(exclusion)! }),
    residual,
  };
}

/**
 * Returns the index range between two values of its next component, both excluded; undefined = the end of
 * the index.
 */
function between(
  prefix: readonly Value[],
  direction: Direction,
  low: Value | undefined,
  high: Value | undefined,
): Range {
  const bound = (value: Value, after: boolean): Bound => ({ values: [...prefix, value], after });
  const [start, stop] = direction === 'ASC' ? [low, high] : [high, low];
  return {
    from: start ? bound(start, true) : { values: prefix, after: false },
    to: stop ? bound(stop, false) : { values: prefix, after: true },
  };
}

/** Returns the ranges of an index that a scan visits, in index order. */
export function rangesOf(
  excluded: readonly Value[] | undefined,
  prefix: readonly Value[],
  direction: Direction,
): Range[] {
  if (!excluded) return [{ from: { values: prefix, after: false }, to: { values: prefix, after: true } }];
  const lowerBounds = [NULL, ...excluded];
  const ranges = lowerBounds.map((low, i) => between(prefix, direction, low, lowerBounds[i + 1]));
  return direction === 'ASC' ? ranges : ranges.reverse();
}

/** Returns the range that <, <=, > or >= selects, in index order: values of the operand's type only. */
export function limitOf(
  filter: FieldFilter,
  prefix: readonly Value[],
  direction: Direction,
  key?: string,
): Range {
  const range = RANGES[filter.op];
  if (!range) throw new Error(`${filter.op} is no range`);
  const upwards = range.upwards === (direction === 'ASC');
  const after = upwards !== range.inclusive;
  const edge: Bound =
    key === undefined ? { values: [...prefix, filter.value], after } : { values: prefix, key, after };
  const type = key === undefined ? { type: typeOrder(filter.value) } : {};
  return upwards
    ? { from: edge, to: { values: prefix, ...type, after: true } }
    : { from: { values: prefix, ...type, after: false }, to: edge };
}
