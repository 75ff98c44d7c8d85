import type { Order } from '@nargisus/domain/orders';

export interface PaymentResult {
  orderId: string | null;
  transactionId: string | null;
  /** Set when the shopper comes from checkout; null after the gateway's redirect, which names only the ids. */
  order: Order | null;
}

/** Matches an id that a page may show: a URL can be forged, and text in it would look like the shop's. */
const DISPLAYABLE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns the query parameter `name`; null if it is missing or not an id. */
export function idIn(query: URLSearchParams, name: 'tran_id' | 'order_id'): string | null {
  const value = query.get(name) ?? '';
  return DISPLAYABLE_ID.test(value) ? value : null;
}

/**
 * Reads the ids from the query of the gateway's redirect, or the order that checkout passes in the state of the history
 * entry, which survives a reload (docs/reference/specification.md 2).
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

/** Validates the state, which an older version of the app may have written. */
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
