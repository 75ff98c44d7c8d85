import { invalidArgument, type FirestoreError } from '../firestore-error.ts';
import { fieldPathText, isNamePath } from '../paths/field-paths.ts';
import type { Value } from '../values/value.ts';
import { FIELD_OPERATOR_TRAITS, UNARY_OPERATOR_TRAITS } from './operators.ts';
import type { Cursor, FieldFilter, Filter, Query } from './query.ts';

const MAX_INEQUALITY_FIELDS = 10;

function requireKey(value: Value): void {
  if (value.kind !== 'reference') throw invalidArgument('__key__ filter value must be a Key');
}

function checkCursor(cursor: Cursor | undefined, query: Query): void {
  if (!cursor) return;
  if (cursor.values.length > query.orderBy.length) throw invalidArgument('Cursor has too many values.');
  cursor.values.forEach((value, i) => {
    if (isNamePath(query.orderBy[i]!.path) && value.kind !== 'reference') {
      throw invalidArgument('Cursor __key__ value is not a document reference.');
    }
  });
}

function checkOrders(query: Query): void {
  const seen = new Set<string>();
  for (const { path } of query.orderBy) {
    const text = fieldPathText(path);
    if (seen.has(text)) throw invalidArgument(`order by clause cannot contain duplicate fields ${text}`);
    if (seen.has('__name__')) throw moreThanKey();
    seen.add(text);
  }
}

/** Creates the error for an order after the name, which is unique, be it explicit or implicit. */
export function moreThanKey(): FirestoreError {
  return invalidArgument('order by clause cannot contain more fields after the key');
}

function checkCollection(query: Query): void {
  const { collectionId } = query;
  if (collectionId.includes('/')) {
    throw invalidArgument(`Collection id "${collectionId}" is invalid because it contains "/".`);
  }
  if (/^__.*__$/.test(collectionId)) {
    throw invalidArgument(`Collection id "${collectionId}" is invalid because it is reserved.`);
  }
  if (collectionId !== '') return;
  const filtered = filterPaths(query.where).find((path) => !isNamePath(path));
  if (filtered) throw invalidArgument(`kind is required for filter: ${fieldPathText(filtered)}`);
  if (!query.orderBy.every(({ path, direction }) => isNamePath(path) && direction === 'ASC')) {
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
}

/** Checks limit, offset, orders, cursors and the collection of a query. */
export function checkShape(query: Query): void {
  if (query.limit !== undefined && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  checkOrders(query);
  checkCursor(query.startAt, query);
  checkCursor(query.endAt, query);
  checkCollection(query);
}

function filterPaths(filter: Filter | undefined): FieldFilter['path'][] {
  if (!filter) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(filterPaths) : [filter.path];
}

function listOf(filter: FieldFilter, limit: number): readonly Value[] {
  if (filter.value.kind !== 'array') throw invalidArgument(`'${filter.op}' requires an ArrayValue.`);
  const { values } = filter.value;
  if (values.length === 0) throw invalidArgument(`'${filter.op}' requires an non-empty ArrayValue.`);
  if (values.length > limit)
    throw invalidArgument(`'${filter.op}' supports up to ${limit} comparison values.`);
  return values;
}

interface FilterCount {
  exclusions: number;
  notIn: boolean;
  alternatives: boolean;
  namedExactly: boolean;
  readonly inequalityFields: Set<string>;
}

function checkField(filter: FieldFilter, count: FilterCount): void {
  const traits = FIELD_OPERATOR_TRAITS[filter.op];
  const operands = traits.maxValues === undefined ? [filter.value] : listOf(filter, traits.maxValues);
  if (traits.disjunctive) count.alternatives = true;
  if (traits.exclusion) count.exclusions++;
  if (filter.op === 'NOT_IN') count.notIn = true;
  if (traits.inequality) count.inequalityFields.add(fieldPathText(filter.path));
  if (isNamePath(filter.path)) {
    if (traits.membership) throw invalidArgument('the name __key__ is reserved');
    operands.forEach(requireKey);
    if (traits.identity) count.namedExactly = true;
  }
}

function visit(filter: Filter, count: FilterCount): void {
  if (filter.kind === 'composite') {
    if (filter.op === 'OR' && filter.filters.length === 0)
      throw invalidArgument('An OR needs at least one filter.');
    if (filter.op === 'OR' && filter.filters.length > 1) count.alternatives = true;
    for (const inner of filter.filters) visit(inner, count);
  } else if (filter.kind === 'field') {
    checkField(filter, count);
  } else {
    if (isNamePath(filter.path)) throw invalidArgument('__key__ filter value must be a Key');
    const traits = UNARY_OPERATOR_TRAITS[filter.op];
    if (traits.exclusion) count.exclusions++;
    if (traits.inequality) count.inequalityFields.add(fieldPathText(filter.path));
  }
}

/** Checks operators, their operands and their combinations. */
export function checkFilters(query: Query): void {
  if (!query.where) return;
  const count: FilterCount = {
    exclusions: 0,
    notIn: false,
    alternatives: false,
    namedExactly: false,
    inequalityFields: new Set(),
  };
  visit(query.where, count);
  if (count.exclusions > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (count.notIn && count.alternatives) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  if (count.namedExactly && count.inequalityFields.size > 0 && !count.inequalityFields.has('__name__')) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (count.inequalityFields.size > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(`A query may have inequality filters on at most ${MAX_INEQUALITY_FIELDS} fields.`);
  }
}
