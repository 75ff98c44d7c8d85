import type { Value } from '../values/value.ts';
import type { FieldFilter } from './query.ts';

/** The list that `in`, `not-in` or `array-contains-any` compares with. */
export function operandsOf({ value }: FieldFilter): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}
