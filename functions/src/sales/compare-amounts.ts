export interface Difference {
  /** A path in the counters: days.2026-11-21.revenue. */
  readonly field: string;
  readonly counters: number;
  readonly orders: number;
}

/** Returns where two trees of numbers differ, by field; a missing number is zero. */
export function differencesBetween(counters: object, orders: object): Difference[] {
  const [stored, actual] = [flat(counters), flat(orders)];
  const fields = [...new Set([...stored.keys(), ...actual.keys()])].sort();
  return fields
    .map((field) => ({ field, counters: stored.get(field) ?? 0, orders: actual.get(field) ?? 0 }))
    .filter((it) => it.counters !== it.orders);
}

function flat(amounts: object, path = ''): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [key, value] of Object.entries(amounts) as [string, number | object][]) {
    if (typeof value === 'number') numbers.set(`${path}${key}`, value);
    else for (const [field, amount] of flat(value, `${path}${key}.`)) numbers.set(field, amount);
  }
  return numbers;
}
