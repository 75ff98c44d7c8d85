import type { ListQuery, QueryConstraint } from '../../rules/ruleset.ts';
import { fieldPathText } from '../engine/paths/field-paths.ts';
import { normalise } from '../engine/queries/normalise.ts';
import type {
  FieldFilter,
  FieldOperator,
  Query,
  UnaryFilter,
  UnaryOperator,
} from '../engine/queries/query.ts';
import type { Value } from '../engine/values/value.ts';

import { ruleValueOf } from './rule-values.ts';

const FIELD_OPERATORS: Record<FieldOperator, QueryConstraint['op'] | undefined> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  NOT_IN: 'not-in',
  // Each of their values is a disjunct of its own.
  IN: undefined,
  ARRAY_CONTAINS_ANY: undefined,
};
const UNARY_OPERATORS: Record<UnaryOperator, QueryConstraint['op']> = {
  IS_NULL: 'is-null',
  IS_NOT_NULL: 'is-not-null',
  IS_NAN: 'is-nan',
  IS_NOT_NAN: 'is-not-nan',
};

/** A query as the rules have to prove it (LOCAL-SUITE 9.5). Throws what `normalise` throws for a bad query. */
export function listQueryOf(query: Query): ListQuery {
  return {
    collectionId: query.collectionId,
    allDescendants: query.allDescendants,
    limit: query.limit,
    offset: query.offset,
    orderBy: query.orderBy.map(({ path, direction }) => ({ field: fieldPathText(path), direction })),
    disjuncts: normalise(query)
      .disjuncts.flatMap(singleValued)
      .map((filters) => filters.map(constraintOf)),
  };
}

/** `a in [1, 2]` is one disjunct for 1 and one for 2, because each has to be allowed on its own. */
function singleValued(filters: readonly (FieldFilter | UnaryFilter)[]): (FieldFilter | UnaryFilter)[][] {
  return filters.reduce<(FieldFilter | UnaryFilter)[][]>(
    (disjuncts, filter) => disjuncts.flatMap((one) => alternatives(filter).map((choice) => [...one, choice])),
    [[]],
  );
}

function alternatives(filter: FieldFilter | UnaryFilter): (FieldFilter | UnaryFilter)[] {
  if (filter.kind === 'unary' || filter.value.kind !== 'array') return [filter];
  if (filter.op === 'IN') return filter.value.values.map((value) => ({ ...filter, op: 'EQUAL', value }));
  if (filter.op === 'ARRAY_CONTAINS_ANY') {
    return filter.value.values.map((value) => ({ ...filter, op: 'ARRAY_CONTAINS', value }));
  }
  return [filter];
}

function constraintOf(filter: FieldFilter | UnaryFilter): QueryConstraint {
  const field = fieldPathText(filter.path);
  if (filter.kind === 'unary') return { field, op: UNARY_OPERATORS[filter.op] };
  const op = FIELD_OPERATORS[filter.op];
  if (!op) throw new Error(`${filter.op} is still in a disjunct`);
  if (op === 'not-in') return { field, op, values: valuesOf(filter.value).map(ruleValueOf) };
  return { field, op, value: ruleValueOf(filter.value) };
}

function valuesOf(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [value];
}
