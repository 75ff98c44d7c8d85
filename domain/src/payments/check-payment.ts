import type { Paisa } from '../money/paisa.ts';
import { paisaFromTaka } from '../money/taka.ts';
import { amountOf, type Attempt } from './attempt.ts';

/** The gateway's validation of a payment in our terms; amounts are the gateway's text. */
export interface ValidatedPayment {
  readonly tranId: string;
  readonly valId: string;
  /** Null when the gateway omits it. */
  readonly storeId: string | null;
  /** The settled amount. */
  readonly amount: string;
  readonly currency: string;
  /** The requested amount; empty with the currency for some wallets. */
  readonly requestedAmount: string;
  readonly requestedCurrency: string;
  readonly bankTranId: string;
  readonly method: string;
  readonly isRisky: boolean;
}

export type PaymentCheck =
  | { readonly ok: true; readonly amount: Paisa }
  /** Not a payment of this attempt. */
  | { readonly ok: false; readonly reason: 'other-transaction' | 'other-store' }
  /** A payment of this attempt with another amount than requested. `amount` is undefined when it cannot be parsed. */
  | { readonly ok: false; readonly reason: 'amount-differs'; readonly amount: Paisa | undefined };

const CURRENCY = 'BDT';
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/;

/** Parses '69', '100.00' or '69.5' into paisa by string arithmetic; undefined for anything else. */
export function paisaFromGateway(amount: string): Paisa | undefined {
  const match = AMOUNT.exec(amount);
  return match ? paisaFromTaka(`${match[1]}.${match[2] ?? '0'}`) : undefined;
}

/** Checks everything that a payment must pass before it becomes an order; exact to the paisa. */
export function checkPayment(
  attempt: Pick<Attempt, '_id' | 'total' | 'amount'>,
  payment: ValidatedPayment,
  storeId: string,
): PaymentCheck {
  if (payment.tranId !== attempt._id) return { ok: false, reason: 'other-transaction' };
  if (payment.storeId !== null && payment.storeId !== storeId) return { ok: false, reason: 'other-store' };
  const amount = paisaFromGateway(payment.amount);
  const names = payment.requestedAmount !== '' || payment.requestedCurrency !== '';
  const requested = names ? paisaFromGateway(payment.requestedAmount) : amount;
  const currency = names ? payment.requestedCurrency : payment.currency;
  const expected = amountOf(attempt);
  const isRight = currency === CURRENCY && requested === expected && amount === expected;
  return isRight ? { ok: true, amount: expected } : { ok: false, reason: 'amount-differs', amount };
}
