import type { Value } from '../values/value.ts';
import type { FieldFilter } from './query.ts';

/**
 * Returns false for null and NaN, which equal nothing in field filters; clients use the unary operators for
 * them.
 */
export function isComparable(value: Value): boolean {
  return value.kind !== 'null' && !(value.kind === 'double' && Number.isNaN(value.value));
}

/** Returns the list operand of `in`, `not-in` or `array-contains-any`. */
export function operandsOf({ value }: FieldFilter): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}
