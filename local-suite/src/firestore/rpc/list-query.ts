import type { ListQuery, QueryConstraint } from '../../rules/ruleset.ts';
import { fieldPathText } from '../engine/paths/field-paths.ts';
import { normalise } from '../engine/queries/normalise.ts';
import { operandsOf } from '../engine/queries/operands.ts';
import type {
  FieldFilter,
  FieldOperator,
  Query,
  UnaryFilter,
  UnaryOperator,
} from '../engine/queries/query.ts';
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
  // In the engine's normal form each of their values has a disjunct of its own.
  IN: undefined,
  ARRAY_CONTAINS_ANY: undefined,
};
const UNARY_OPERATORS: Record<UnaryOperator, QueryConstraint['op']> = {
  IS_NULL: 'is-null',
  IS_NOT_NULL: 'is-not-null',
  IS_NAN: 'is-nan',
  IS_NOT_NAN: 'is-not-nan',
};

/**
 * Converts a query to the form that the rules prove (docs/reference/rules-language.md 9.5). Throws what
 * `normalise` throws for an invalid query.
 */
export function listQueryOf(query: Query): ListQuery {
  return {
    collectionId: query.collectionId,
    allDescendants: query.allDescendants,
    limit: query.limit,
    offset: query.offset,
    orderBy: query.orderBy.map(({ path, direction }) => ({ field: fieldPathText(path), direction })),
    disjuncts: normalise(query).disjuncts.map((filters) => filters.map(constraintOf)),
  };
}

function constraintOf(filter: FieldFilter | UnaryFilter): QueryConstraint {
  const field = fieldPathText(filter.path);
  if (filter.kind === 'unary') return { field, op: UNARY_OPERATORS[filter.op] };
  const op = FIELD_OPERATORS[filter.op];
  if (!op) throw new Error(`${filter.op} is still in a disjunct`);
  if (op === 'not-in') return { field, op, values: operandsOf(filter).map(ruleValueOf) };
  return { field, op, value: ruleValueOf(filter.value) };
}
