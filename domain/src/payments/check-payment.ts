import type { Paisa } from '../money/paisa.ts';
import { paisaFromTaka } from '../money/taka.ts';
import type { Attempt } from './attempt.ts';

/** What the gateway's validation says about a payment, in our words; amounts are its own text. */
export interface ValidatedPayment {
  readonly tranId: string;
  readonly valId: string;
  /** Null when the gateway leaves it out. */
  readonly storeId: string | null;
  /** What was settled. */
  readonly amount: string;
  readonly currency: string;
  /** What was asked for; both empty for some wallets. */
  readonly requestedAmount: string;
  readonly requestedCurrency: string;
  readonly bankTranId: string;
  readonly method: string;
  readonly isRisky: boolean;
}

export type PaymentCheck =
  | { readonly ok: true; readonly amount: Paisa }
  /** Not a payment of this attempt: nothing is known to be taken for it. */
  | { readonly ok: false; readonly reason: 'other-transaction' | 'other-store' }
  /** Money was taken for this attempt, but not what was asked for. `amount` is undefined when it cannot be read. */
  | { readonly ok: false; readonly reason: 'amount-differs'; readonly amount: Paisa | undefined };

const CURRENCY = 'BDT';
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/;

/** '69', '100.00', '69.5' in paisa, by string arithmetic; undefined for anything else. */
export function paisaFromGateway(amount: string): Paisa | undefined {
  const match = AMOUNT.exec(amount);
  return match ? paisaFromTaka(`${match[1]}.${match[2] ?? '0'}`) : undefined;
}

/** Every check that a payment must pass before it becomes an order; to the paisa, without tolerance. */
export function checkPayment(
  attempt: Pick<Attempt, '_id' | 'total'>,
  payment: ValidatedPayment,
  storeId: string,
): PaymentCheck {
  if (payment.tranId !== attempt._id) return { ok: false, reason: 'other-transaction' };
  if (payment.storeId !== null && payment.storeId !== storeId) return { ok: false, reason: 'other-store' };
  const amount = paisaFromGateway(payment.amount);
  const names = payment.requestedAmount !== '' || payment.requestedCurrency !== '';
  const requested = names ? paisaFromGateway(payment.requestedAmount) : amount;
  const currency = names ? payment.requestedCurrency : payment.currency;
  const isRight = currency === CURRENCY && requested === attempt.total && amount === attempt.total;
  return isRight ? { ok: true, amount: attempt.total } : { ok: false, reason: 'amount-differs', amount };
}
