import { NO_MONEY, type Paisa } from '@nargisus/domain/money';
import { moneyOf, owedForRefused, type Order } from '@nargisus/domain/orders';

interface Names {
  readonly toCollect: string;
  readonly paidAmount: string;
  readonly rounding: string;
  readonly refundedAmount: string;
  readonly short: string;
  readonly owed: string;
}

/** Returns what was paid, went back and is still to be collected; amounts of zero are left out. */
export function moneyRows(order: Order, t: Names): (readonly [name: string, amount: Paisa])[] {
  const { toCollect, paid, rounding, refunded, short = NO_MONEY } = moneyOf(order);
  const rows = [
    [t.toCollect, toCollect],
    [t.paidAmount, paid],
    [t.rounding, rounding],
    [t.short, short],
    [t.refundedAmount, refunded],
    [t.owed, owedForRefused(order)],
  ] as const;
  return rows.filter(([, amount]) => amount > 0);
}
