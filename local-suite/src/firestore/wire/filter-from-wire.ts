import { invalidArgument } from '../engine/firestore-error.ts';
import {
  COMPOSITE_OPERATORS,
  FIELD_OPERATORS,
  UNARY_OPERATORS,
  type Filter,
} from '../engine/queries/query.ts';
import { fieldPathFromWire } from './field-path-from-wire.ts';
import { valueFromWire } from './value-from-wire.ts';
import type { WireFilter } from './wire-messages.ts';

/** Deeper than any client nests, shallow enough for every recursion over a filter. */
const MAX_DEPTH = 100;

/**
 * Decodes a filter; the engine checks whether it is allowed. @throws INVALID_ARGUMENT for an unreadable one
 */
export function filterFromWire(wire: WireFilter, depth = 0): Filter {
  if (depth > MAX_DEPTH) throw invalidArgument('Filters are nested too deeply.');
  if (wire.fieldFilter) {
    const { field, value } = wire.fieldFilter;
    const op = FIELD_OPERATORS.find((known) => known === wire.fieldFilter!.op);
    if (!op) throw invalidArgument('Unknown FieldFilter operator.');
    if (!value) throw invalidArgument('FieldFilter value is unset.');
    return {
      kind: 'field',
      path: fieldPathFromWire(field?.fieldPath ?? ''),
      op,
      value: valueFromWire(value),
    };
  }
  if (wire.unaryFilter) {
    const op = UNARY_OPERATORS.find((known) => known === wire.unaryFilter!.op);
    if (!op) throw invalidArgument('Unknown UnaryFilter operator.');
    return { kind: 'unary', path: fieldPathFromWire(wire.unaryFilter.field?.fieldPath ?? ''), op };
  }
  if (wire.compositeFilter) {
    const { filters } = wire.compositeFilter;
    const op = COMPOSITE_OPERATORS.find((known) => known === wire.compositeFilter!.op);
    if (!op) throw invalidArgument('Unknown CompositeFilter operator.');
    if (!filters?.length) throw invalidArgument('CompositeFilter must have at least one sub-filter.');
    return { kind: 'composite', op, filters: filters.map((one) => filterFromWire(one, depth + 1)) };
  }
  throw invalidArgument('Filter type is unset.');
}
