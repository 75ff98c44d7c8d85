import { invalidArgument } from '../engine/firestore-error.ts';
import type { FieldOperator, Filter } from '../engine/queries/query.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';
import { valueFromWire } from './value-from-wire.ts';
import type { WireFilter } from './wire-messages.ts';

const FIELD_OPERATORS: ReadonlySet<string> = new Set<FieldOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
]);
const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;
/** Deeper than any client nests, shallow enough for every recursion over a filter. */
const MAX_DEPTH = 100;

/** Throws INVALID_ARGUMENT for a filter that cannot be read; whether it may be asked is the engine's business. */
export function filterFromWire(wire: WireFilter, depth = 0): Filter {
  if (depth > MAX_DEPTH) throw invalidArgument('Filters are nested too deeply.');
  if (wire.fieldFilter) {
    const { field, op, value } = wire.fieldFilter;
    if (typeof op !== 'string' || !FIELD_OPERATORS.has(op))
      throw invalidArgument('Unknown FieldFilter operator.');
    if (!value) throw invalidArgument('FieldFilter value is unset.');
    return {
      kind: 'field',
      path: fieldPathFromWire(field?.fieldPath ?? ''),
      op: op as FieldOperator,
      value: valueFromWire(value),
    };
  }
  if (wire.unaryFilter) {
    const op = UNARY_OPERATORS.find((known) => known === wire.unaryFilter!.op);
    if (!op) throw invalidArgument('Unknown UnaryFilter operator.');
    return { kind: 'unary', path: fieldPathFromWire(wire.unaryFilter.field?.fieldPath ?? ''), op };
  }
  if (wire.compositeFilter) {
    const { op, filters } = wire.compositeFilter;
    if (op !== 'AND' && op !== 'OR') throw invalidArgument('Unknown CompositeFilter operator.');
    if (!filters?.length) throw invalidArgument('CompositeFilter must have at least one sub-filter.');
    return { kind: 'composite', op, filters: filters.map((one) => filterFromWire(one, depth + 1)) };
  }
  throw invalidArgument('Filter type is unset.');
}
