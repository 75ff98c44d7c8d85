import * as z from 'zod/mini';
import { cashAge, type CashAge } from '../../desk/cash-due.ts';
import { owedByCourier, type OrderCash } from '../../ledger/posting.ts';
import { addPaisa, NO_MONEY } from '../../money/paisa.ts';
import { nonNegativeTakaSchema } from '../../money/taka.ts';

const AGES = ['0-3', '4-7', '8-14', '15+'] as const satisfies readonly CashAge[];

/** What couriers owe by how long they have owed it, in days: all four ages, also those without an order. */
export const cashAgeingSchema = z.array(
  z.object({ age: z.enum(AGES), orders: z.int(), amount: nonNegativeTakaSchema }),
);

export type CashAgeing = z.output<typeof cashAgeingSchema>;

export const NO_CASH: CashAgeing = AGES.map((age) => ({ age, orders: 0, amount: NO_MONEY }));

/** The cash of an order, since when the courier owes it. */
export interface CashDue {
  readonly since: Date;
  readonly cash: Pick<OrderCash, 'open' | 'settled'>;
}

/** Returns the ageing with more orders. Leaves out those whose cash was paid since they were listed. */
export function withMoreCash(ageing: CashAgeing, due: readonly CashDue[], now: Date): CashAgeing {
  const owed = due
    .map(({ since, cash }) => ({ age: cashAge(since, now), amount: owedByCourier(cash) }))
    .filter(({ amount }) => amount > 0);
  return ageing.map((row) => {
    const its = owed.filter(({ age }) => age === row.age).map(({ amount }) => amount);
    return { ...row, orders: row.orders + its.length, amount: addPaisa(row.amount, ...its) };
  });
}
