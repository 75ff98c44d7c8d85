import type { Order } from '@nargisus/domain/orders';
import type { PaymentResult } from './payment-success.tsx';

/**
 * SPEC 2: the provider's redirect names ids in the query, checkout hands over the order in the history entry's state,
 * where a reload keeps it.
 */
export function readPaymentResult(query: URLSearchParams, state: unknown): PaymentResult {
  const { order = null, message = null } = (state ?? {}) as { order?: Order | null; message?: string | null };
  return {
    orderId: order?.orderId ?? query.get('order_id'),
    transactionId: query.get('tran_id'),
    order,
    message,
  };
}
