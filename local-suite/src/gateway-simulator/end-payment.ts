import { gatewayNumber } from './ledger.ts';
import type { Payment } from './payment.ts';

/** What a buyer can do on the payment page; `expire` is what happens when none comes. */
export const CHOICES = ['card', 'bkash', 'nagad', 'risky', 'fail', 'cancel', 'close', 'expire'] as const;
export type Choice = (typeof CHOICES)[number];

export function isChoice(value: unknown): value is Choice {
  return CHOICES.includes(value as Choice);
}

const ENDINGS: Record<Choice, Pick<Payment, 'outcome' | 'channel' | 'error' | 'risky'>> = {
  card: { outcome: 'VALID', channel: 'card', risky: false },
  bkash: { outcome: 'VALID', channel: 'bkash', risky: false },
  nagad: { outcome: 'VALID', channel: 'nagad', risky: false },
  risky: { outcome: 'VALID', channel: 'card', risky: true },
  fail: { outcome: 'FAILED', channel: 'card', error: 'Invalid expiration date' },
  cancel: { outcome: 'CANCELLED', error: 'Cancelled by User' },
  close: { outcome: 'UNATTEMPTED', error: 'Customer did not choose to pay any channel' },
  expire: { outcome: 'EXPIRED', error: 'Payment session expired' },
};

/** Settles an open payment. A cancelled one never reached a bank, so it has no bank_tran_id. */
export function endPayment(payment: Payment, choice: Choice): void {
  const now = new Date();
  Object.assign(payment, ENDINGS[choice], { endedAt: now });
  if (payment.channel) payment.bankTranId = gatewayNumber(now);
  if (payment.outcome === 'VALID') payment.valId = gatewayNumber(now);
}
