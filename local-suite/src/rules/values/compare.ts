import type { RuleValue } from './rule-value.ts';

/**
 * Compares for `<` and the other orders: numbers, strings (by UTF-16 unit), timestamps and durations, each
 * among themselves. Returns undefined when the two have no order (other or different kinds), NaN when a
 * float is NaN.
 */
export function compare(a: RuleValue, b: RuleValue): number | undefined {
  switch (a.kind) {
    case 'int':
    case 'float':
      if (b.kind !== 'int' && b.kind !== 'float') return undefined;
      if (isNaN(a) || isNaN(b)) return NaN;
      return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
    case 'string':
      if (b.kind !== 'string') return undefined;
      return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
    case 'timestamp':
    case 'duration':
      if (b.kind !== a.kind) return undefined;
      return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
    case 'null':
    case 'bool':
    case 'bytes':
    case 'latlng':
    case 'list':
    case 'map':
    case 'map_diff':
    case 'path':
    case 'set':
      return undefined;
  }
}

function isNaN(value: { value: bigint | number }): boolean {
  return typeof value.value === 'number' && Number.isNaN(value.value);
}
