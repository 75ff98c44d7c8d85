import type { Address } from '../checkout/address.ts';
import type { Quote } from '../checkout/quote-schema.ts';
import type { Paisa } from '../money/paisa.ts';
import type { Attempt } from './attempt.ts';
import { firstCheck } from './next-check.ts';

interface NewAttempt {
  readonly tranId: string;
  readonly requestKey: string;
  readonly buyer: { readonly uid: string; readonly name: string; readonly email: string };
  /** Must have lines and no problems. */
  readonly quote: Quote;
  readonly address: Address;
  /** What is paid with it; the total by default. */
  readonly amount?: Paisa;
  readonly now: Date;
}

/** Returns a new attempt, before the gateway is called. */
export function openAttempt({
  tranId,
  requestKey,
  buyer,
  quote,
  address,
  amount = quote.total,
  now,
}: NewAttempt): Attempt {
  return {
    _id: tranId,
    state: 'open',
    uid: buyer.uid,
    userName: buyer.name,
    userEmail: buyer.email,
    requestKey,
    quote,
    total: quote.total,
    amount,
    shippingAddress: address,
    createdAt: now,
    updatedAt: now,
    session: null,
    taken: null,
    unfulfilled: null,
    note: '',
    order: null,
    nextCheckAt: firstCheck(now),
    checks: 0,
    refund: null,
  };
}
