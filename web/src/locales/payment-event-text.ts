import type { Paisa } from '@nargisus/domain/money';
import type { PaymentEvent } from '@nargisus/domain/orders';
import type { manualPaymentStrings } from './en/manual-payment.ts';

/** Returns what a timeline says of money that came or went by hand, or moved between an order and its exchange. */
export function paymentEventText(
  t: typeof manualPaymentStrings.en,
  { kind, method, amount }: PaymentEvent,
  taka: (amount: Paisa) => string,
): string {
  if (method !== 'exchange') return t.events[kind](taka(amount), t.methods[method]);
  return kind === 'received' ? t.creditReceived(taka(amount)) : t.creditGiven(taka(amount));
}
