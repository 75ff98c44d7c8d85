import type { Value } from '../values/value.ts';
import type { FieldFilter } from './query.ts';

/** Null and NaN equal nothing in field filters; clients ask with the unary forms. */
export function isComparable(value: Value): boolean {
  return value.kind !== 'null' && !(value.kind === 'double' && Number.isNaN(value.value));
}

/** The list that `in`, `not-in` or `array-contains-any` compares with. */
export function operandsOf({ value }: FieldFilter): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}
