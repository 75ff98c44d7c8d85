import type { OrderCounters } from '@nargisus/domain/orders';
import { FieldValue } from 'firebase-admin/firestore';

interface Amounts {
  readonly [key: string]: number | Amounts;
}

/** A change of counters as increments for a merge; what does not change is left out. */
export function counterIncrements(change: OrderCounters): Record<string, unknown> {
  return incrementsOf(change as unknown as Amounts);
}

function incrementsOf(amounts: Amounts): Record<string, unknown> {
  const increments: Record<string, unknown> = {};
  for (const [key, amount] of Object.entries(amounts)) {
    if (typeof amount === 'number') {
      if (amount !== 0) increments[key] = FieldValue.increment(amount);
      continue;
    }
    const nested = incrementsOf(amount);
    if (Object.keys(nested).length > 0) increments[key] = nested;
  }
  return increments;
}
