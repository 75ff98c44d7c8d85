import { addressLine, type Address } from '../checkout/address.ts';
import type { Quote } from '../checkout/quote-schema.ts';
import { estimateDelivery } from '../delivery/estimated-date.ts';
import { calendarOf, type DeliveryTerms } from '../delivery/terms.ts';
import { NO_MONEY, subtractPaisa, type Paisa } from '../money/paisa.ts';
import { wholeTaka } from '../money/taka.ts';
import { onlineMoney, withMoney } from './money.ts';
import type { Order } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { CASH_ON_DELIVERY } from './statuses.ts';
import type { Statuses } from './timeline.ts';

interface NewOrder {
  /** The document id. */
  readonly id: string;
  /** The readable id, from makeOrderId. */
  readonly orderId: string;
  readonly requestKey: string;
  readonly buyer: { readonly uid: string; readonly name: string; readonly email: string };
  /** Must have lines and no problems. */
  readonly quote: Quote;
  readonly address: Address;
  /** The delivery terms of the address now, for the estimated date; what it costs is in the quote. */
  readonly delivery: DeliveryTerms;
  readonly now: Date;
  /** From makeTrackingToken in functions; without it the order has no link. */
  readonly trackingToken?: string;
  /** The member of staff who entered the order for the buyer, and the first note of its timeline. */
  readonly taken?: { readonly by: string; readonly note: string };
  /** Set when the gateway has taken money: the total, or a part of it. */
  readonly paidOnline?: { readonly tranId: string; readonly amount: Paisa; readonly isRisky?: boolean };
}

/**
 * Returns a new order (docs/architecture.md#one-order-from-tap-to-report).
 * @throws RangeError for a quote with problems or without lines
 */
export function buildOrder({
  id,
  orderId,
  requestKey,
  buyer,
  quote,
  address,
  delivery,
  now,
  trackingToken,
  taken,
  paidOnline,
}: NewOrder): Order {
  if (quote.lines.length === 0 || quote.problems.length > 0)
    throw new RangeError('This quote cannot be ordered');
  const online = paidOnline?.amount ?? NO_MONEY;
  // A rest below one taka is not collected.
  const isPaid = online >= quote.total || (online > 0 && wholeTaka(subtractPaisa(quote.total, online)) === 0);
  const statuses: Statuses = {
    orderStatus: 'confirmed',
    deliveryStatus: 'pending',
    paymentStatus: isPaid ? 'paid' : 'pending',
  };
  return withMoney({
    _id: id,
    orderId,
    orderDate: now,
    createdAt: now,
    updatedAt: now,
    uid: buyer.uid,
    userName: buyer.name || address.recipientName,
    userEmail: buyer.email,
    items: quote.lines.map((line) => ({ ...line })),
    subtotal: quote.subtotal,
    deliveryCharge: quote.deliveryCharge,
    voucherDiscount: quote.voucherDiscount,
    voucherCode: quote.voucherCode,
    ...(quote.staffDiscount && { staffDiscount: quote.staffDiscount }),
    totalAmount: quote.total,
    deliveryOption: quote.deliveryOption,
    estimatedDelivery: estimateDelivery(
      quote.deliveryOption,
      now,
      calendarOf(delivery, quote.deliveryOption),
    ),
    ...statuses,
    shippingAddress: address,
    deliveryAddress: addressLine(address),
    paymentMethod: isPaid ? 'Online Payment' : CASH_ON_DELIVERY,
    deliveryAssignedTo: '',
    deliveryNotes: '',
    trackingInfo: '',
    requestKey,
    tranId: paidOnline?.tranId ?? null,
    onHold: paidOnline?.isRisky ?? false,
    refund: null,
    ...(trackingToken && { trackingToken }),
    timeline: [
      {
        ...{ at: now, from: null, to: statuses },
        ...(taken ? { who: taken.by, note: taken.note } : { who: buyer.uid, note: orderNotes.placed }),
      },
    ],
    money: onlineMoney(quote.total, online),
  });
}
