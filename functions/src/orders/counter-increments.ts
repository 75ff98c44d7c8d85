import { FieldValue } from 'firebase-admin/firestore';

/** A change of counters, numbers however deep, as increments for a merge; what does not change is left out. */
export function counterIncrements(change: object): Record<string, unknown> {
  const increments: Record<string, unknown> = {};
  for (const [key, amount] of Object.entries(change) as [string, number | object][]) {
    if (typeof amount === 'number') {
      if (amount !== 0) increments[key] = FieldValue.increment(amount);
      continue;
    }
    const nested = counterIncrements(amount);
    if (Object.keys(nested).length > 0) increments[key] = nested;
  }
  return increments;
}
