import type { Paisa } from '../money/paisa.ts';
import type { CalledDesk } from './after-call.ts';

const DAY_MS = 24 * 3_600_000;

/** How long the courier has owed cash, in days. */
export type CashAge = '0-3' | '4-7' | '8-14' | '15+';

/** Returns the facts of the desk when the courier owes this for the order. What is owed waits since it is owed. */
export function withCashDue<Desk extends CalledDesk>(facts: Desk, owed: Paisa, now: Date): Desk {
  if (owed <= 0) return { ...facts, cashDueSince: null };
  return facts.cashDueSince ? facts : { ...facts, cashDueSince: now, dueAt: now };
}

/** Returns the age of cash that the courier owes since a time, in whole days. */
export function cashAge(since: Date, now: Date): CashAge {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  if (days <= 3) return '0-3';
  if (days <= 7) return '4-7';
  return days <= 14 ? '8-14' : '15+';
}
