import { CASH_ON_DELIVERY, type PaymentMethod } from '@nargisus/domain/orders';
import { useState } from 'react';
import { abandonPayment, readPendingPayment, type PendingPayment } from '#data/checkout/idempotency-key.ts';

/** Asked before something is bought beside a payment that is open. */
export interface ReplacePaymentQuestion {
  payment: PendingPayment;
  method: PaymentMethod;
  yes(): void;
  no(): void;
}

/**
 * A payment begun on the gateway's page, of which nobody has said how it ended
 * (docs/architecture.md#one-order-from-tap-to-report). Going on with that very payment needs no question: the same
 * key leads to the same page.
 */
export function usePendingPayment(uid: string, placing: boolean) {
  const [payment, setPayment] = useState(() => readPendingPayment(uid));
  const [question, setQuestion] = useState<ReplacePaymentQuestion | null>(null);

  /** Calls `go` with the key to send: at once, or when the person has said that nothing was paid. */
  const before = (method: PaymentMethod, key: string, go: (key: string) => void) => {
    const open = readPendingPayment(uid); // another tab may have begun one
    const isThatOne = method !== CASH_ON_DELIVERY && open?.key === key;
    if (!open || isThatOne) return go(key);
    // An order in cash takes the place of the payment: under its key there can be only one order.
    ask(open, method, () => go(method === CASH_ON_DELIVERY ? open.key : key));
  };
  /** Calls `go` when the person has said that nothing was paid. */
  const ask = (open: PendingPayment, method: PaymentMethod, go: () => void) => {
    const close = () => setQuestion(null);
    setQuestion({ payment: open, method, yes: () => (close(), go()), no: close });
  };
  const forget = () => {
    if (payment) abandonPayment(uid, payment.tranId);
    setPayment(null);
  };
  return { payment: placing ? null : payment, question, before, ask, forget };
}
