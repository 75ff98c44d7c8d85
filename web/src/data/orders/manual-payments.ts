import { IDEMPOTENCY_HEADER, manualPaymentCalls, type SentPartOf } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import type { ManualPayment, ManualPaymentKind } from '@nargisus/domain/payments';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';

/* Payments and refunds that staff record by hand (docs/adr/0063). All calls reject with ShopError. */

/** Returns those of an order, oldest first. One call, repeated when the order changes. */
export function useManualPayments({ _id, updatedAt }: Order): Loadable<ManualPayment[]> {
  return useFetch(`${_id} ${updatedAt.getTime()}`, () =>
    callApiAuthenticated(manualPaymentCalls.manualPayments, { params: { id: _id } }),
  );
}

/** Records a payment or a refund. The same key is the same record. */
export const recordManualPayment = (
  kind: ManualPaymentKind,
  id: string,
  body: SentPartOf<typeof manualPaymentCalls.recordPayment, 'body'>,
  requestKey: string,
) =>
  callApiAuthenticated(
    kind === 'payment' ? manualPaymentCalls.recordPayment : manualPaymentCalls.recordManualRefund,
    { params: { id }, body, headers: { [IDEMPOTENCY_HEADER]: requestKey } },
  );

export const reverseManualPayment = ({ order, _id }: ManualPayment, reason: string) =>
  callApiAuthenticated(manualPaymentCalls.reversePayment, {
    params: { id: order._id, payment: _id },
    body: { reason },
  });
