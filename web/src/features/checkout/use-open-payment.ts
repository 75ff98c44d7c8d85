import { CASH_ON_DELIVERY, type PaymentMethod } from '@nargisus/domain/orders';
import { useState } from 'react';
import { closeOpenPayment, readOpenPayment, type OpenPayment } from '#data/purchase.ts';

/** Asked before something is bought beside a payment that is open. */
export interface InsteadQuestion {
  payment: OpenPayment;
  method: PaymentMethod;
  yes(): void;
  no(): void;
}

/**
 * A payment begun on the gateway's page, of which nobody has said how it ended
 * (docs/architecture.md#one-order-from-tap-to-report). Going on with that very payment needs no question: the same
 * key leads to the same page.
 */
export function useOpenPayment(uid: string, placing: boolean) {
  const [payment, setPayment] = useState(() => readOpenPayment(uid));
  const [question, setQuestion] = useState<InsteadQuestion | null>(null);

  /** Calls `go` with the key to send: at once, or when the person has said that nothing was paid. */
  const before = (method: PaymentMethod, key: string, go: (key: string) => void) => {
    const open = readOpenPayment(uid); // another tab may have begun one
    const isThatOne = method !== CASH_ON_DELIVERY && open?.key === key;
    if (!open || isThatOne) return go(key);
    // An order in cash takes the place of the payment: under its key there can be only one order.
    ask(open, method, () => go(method === CASH_ON_DELIVERY ? open.key : key));
  };
  /** Calls `go` when the person has said that nothing was paid. */
  const ask = (open: OpenPayment, method: PaymentMethod, go: () => void) => {
    const close = () => setQuestion(null);
    setQuestion({ payment: open, method, yes: () => (close(), go()), no: close });
  };
  const forget = () => {
    if (payment) closeOpenPayment(uid, payment.tranId);
    setPayment(null);
  };
  return { payment: placing ? null : payment, question, before, ask, forget };
}
