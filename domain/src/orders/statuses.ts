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

/** The order statuses with which a pending delivery waits for staff: all but cancelled. */
export const WAITING_ORDER_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/**
 * The progress of a cancelled order's refund: requested, accepted by the gateway, failed (staff see it, and it is
 * retried), or refunded.
 */
export const REFUND_STATES = ['requested', 'accepted', 'failed', 'refunded'] as const;

export type RefundState = (typeof REFUND_STATES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * The payment methods; Cash on Delivery is the default, online uses the gateway (docs/reference/specification.md 9).
 */
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
