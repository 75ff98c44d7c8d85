/** docs/reference/specification.md 4. */
export const ORDER_STATUSES = ['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export const DELIVERY_STATUSES = [
  'pending',
  'assigned',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'failed_delivery',
  'returned',
] as const;
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const;

/** A cancelled order waits for no delivery: the statuses that a pending delivery can have for somebody to act on it. */
export const WAITING_ORDER_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/**
 * How far the money of a cancelled order is on its way back: written down, taken on by the gateway, refused by it (staff
 * see it, and it is tried again), or back.
 */
export const REFUND_STATES = ['requested', 'accepted', 'failed', 'refunded'] as const;

export type RefundState = (typeof REFUND_STATES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** docs/reference/specification.md 9: Cash on Delivery is the default; online goes through the gateway. */
export const PAYMENT_METHODS = ['Cash on Delivery', 'Online Payment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const CASH_ON_DELIVERY: PaymentMethod = 'Cash on Delivery';

type Status = OrderStatus | DeliveryStatus | PaymentStatus;
type Spaced<Text extends string> = Text extends `${infer Word}_${infer Rest}`
  ? `${Word} ${Spaced<Rest>}`
  : Text;
export type StatusLabel = Capitalize<Spaced<Status>>;

/** 'out_for_delivery' → 'Out for delivery', for badges and tables. */
export function statusLabel(status: Status): StatusLabel {
  const words = status.replaceAll('_', ' ');
  return (words.charAt(0).toUpperCase() + words.slice(1)) as StatusLabel;
}
