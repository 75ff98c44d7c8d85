import type { Order } from '@nargisus/domain/orders';

export interface PaymentResult {
  orderId: string | null;
  transactionId: string | null;
  /** Known where the shopper comes straight from checkout; a provider's redirect only brings the ids. */
  order: Order | null;
}

/** An id that a page may repeat: anybody can write an address, and a sentence in it would look like ours. */
const DISPLAYABLE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What stands under `name` in the address, if it is an id at all. */
export function idIn(query: URLSearchParams, name: 'tran_id' | 'order_id'): string | null {
  const value = query.get(name) ?? '';
  return DISPLAYABLE_ID.test(value) ? value : null;
}

/**
 * docs/reference/specification.md 2: the provider's redirect names ids in the query, checkout hands over the order
 * in the history entry's state, where a reload keeps it.
 */
export function readPaymentResult(query: URLSearchParams, state: unknown): PaymentResult {
  const { order } = (state ?? {}) as { order?: unknown };
  const known = isOrder(order) ? order : null;
  return {
    orderId: known?.orderId ?? idIn(query, 'order_id'),
    transactionId: known?.tranId ?? idIn(query, 'tran_id'),
    order: known,
  };
}

/** History outlives the version of the app that wrote it. */
function isOrder(value: unknown): value is Order {
  const { orderId, uid, totalAmount, createdAt, estimatedDelivery } = (value ?? {}) as Partial<Order>;
  return (
    typeof orderId === 'string' &&
    typeof uid === 'string' &&
    Number.isSafeInteger(totalAmount) &&
    createdAt instanceof Date &&
    estimatedDelivery !== undefined
  );
}
