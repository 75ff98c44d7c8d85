import type { Address, OrderDraft } from '@nargisus/domain/checkout';
import { errorMessages, ShopError, toDocument } from '@nargisus/domain/contract';
import { deliveryTermsFor } from '@nargisus/domain/delivery';
import type { Paisa } from '@nargisus/domain/money';
import {
  buildOrder,
  isSameOrder,
  makeOrderId,
  NO_ACCOUNT,
  orderSchema,
  type Order,
  type OrderSource,
} from '@nargisus/domain/orders';
import { deliveryPlaceOf } from '@nargisus/domain/places';
import type { Caller } from '../http/authenticate.ts';
import { agreedQuote } from './agreed-quote.ts';
import { auditTakenOrder } from './audit-contents.ts';
import { makeTrackingToken } from './make-tracking-token.ts';
import { orderDocumentId } from './order-document-id.ts';
import type { OrdersRepository } from './orders.repository.ts';

interface Request {
  readonly caller: Caller;
  readonly draft: Pick<OrderDraft, 'items' | 'deliveryOption'> & Address;
  readonly source: OrderSource;
  /** The total that was agreed on; null for a preview, which stores nothing. */
  readonly totalAmount: Paisa | null;
  readonly requestKey: string;
  readonly now: Date;
  readonly random: () => number;
}

/**
 * Takes a Cash on Delivery order for somebody who called or wrote, without an account (docs/adr/0081), in one transaction with the
 * counters, the stock of its lines and an audit entry. Staff have talked with the customer: it waits to be packed, and the shop's
 * advance is not asked for. The same request key returns the order that it created before. Reads at most 2n + 3 documents.
 * @throws ShopError 'conflict' with the fresh quote when the agreed total differs or a line cannot be sold, or with the order that
 * the key created from another request
 */
export async function takeOrder(
  orders: OrdersRepository,
  { caller, draft, source, totalAmount, requestKey, now, random }: Request,
): Promise<{ order: Order; isNew: boolean }> {
  const { items, deliveryOption, ...address } = draft;
  const id = orderDocumentId(caller.uid, requestKey);
  return orders.inTransaction(async (transaction) => {
    const { made, products, delivery: settings } = await transaction.findForOrder(id, items);
    if (made) return { order: repeated(made, draft, totalAmount), isNew: false };
    const delivery = deliveryTermsFor(deliveryPlaceOf(address), settings);
    const quote = agreedQuote(
      { products, piecesLeft: (line) => transaction.stock.piecesLeft(line, now), delivery, voucher: null },
      { items, deliveryOption, totalAmount },
      now,
    );
    const order = buildOrder({
      id,
      orderId: makeOrderId(now, random),
      requestKey,
      buyer: { uid: NO_ACCOUNT, name: address.recipientName, email: '' },
      quote,
      address,
      delivery,
      now,
      trackingToken: makeTrackingToken(),
      taken: { by: caller.uid, source },
    });
    if (totalAmount === null) return { order, isNew: false };
    const placed = transaction.place(order, { call: 'not-required', by: caller.uid });
    transaction.audit(auditTakenOrder(caller, placed), now);
    return { order: placed, isNew: true };
  });
}

/** Returns the order that the same request made before. @throws ShopError 'conflict' when the request was another one */
function repeated(made: Order, draft: Request['draft'], totalAmount: Paisa | null): Order {
  if (totalAmount !== null && isSameOrder(made, { ...draft, totalAmount, voucherCode: null })) return made;
  const order = { ...toDocument(orderSchema, made), _id: made._id };
  throw new ShopError('conflict', errorMessages.alreadyOrdered, { data: { orderId: made.orderId, order } });
}
