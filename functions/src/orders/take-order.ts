import type { Address, OrderDraft } from '@nargisus/domain/checkout';
import { deliveryTermsFor } from '@nargisus/domain/delivery';
import { NO_MONEY, type Paisa } from '@nargisus/domain/money';
import {
  buildOrder,
  isSameOrder,
  makeOrderId,
  mostStaffDiscount,
  NO_ACCOUNT,
  NOTE_OF_SOURCE,
  type Order,
  type OrderSource,
  type StaffDiscount,
} from '@nargisus/domain/orders';
import { deliveryPlaceOf } from '@nargisus/domain/places';
import type { Caller } from '../http/authenticate.ts';
import { agreedQuote } from './agreed-quote.ts';
import { alreadyOrdered } from './already-ordered.ts';
import { auditTakenOrder } from './audit-contents.ts';
import { makeTrackingToken } from './make-tracking-token.ts';
import { requireUnblockedByStaff } from './phone-trust.ts';
import { orderDocumentId } from './order-document-id.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { discountPercentOf, discountTooLarge, noteDiscount, type DiscountLimits } from './staff-discount.ts';

interface Repositories {
  readonly orders: OrdersRepository;
  readonly settings: DiscountLimits;
}

interface Request {
  readonly caller: Caller;
  readonly draft: Pick<OrderDraft, 'items' | 'deliveryOption'> & Address;
  readonly source: OrderSource;
  /** What staff take off the goods (docs/adr/0089). */
  readonly discount?: StaffDiscount | undefined;
  /** The total that was agreed on; null for a preview, which stores nothing. */
  readonly totalAmount: Paisa | null;
  readonly requestKey: string;
  readonly now: Date;
  readonly random: () => number;
}

/**
 * Takes a Cash on Delivery order for a customer without an account, who called or wrote (docs/adr/0081), in one transaction with the
 * counters, the stock of its lines and an audit entry. Staff have talked with the customer: it waits to be packed, and the shop's
 * advance is not asked for. The same request key returns the order that it created before. Reads at most 2n + 4 documents, and the limit of
 * discounts.
 * @throws ShopError 'conflict' when the number is blocked, with the fresh quote when the agreed total differs or a line cannot be
 * sold, with the order that the key created from another request, or for a discount above the caller's limit
 */
export async function takeOrder(
  { orders, settings }: Repositories,
  { caller, draft, source, discount, totalAmount, requestKey, now, random }: Request,
): Promise<{ order: Order; isNew: boolean }> {
  const { items, deliveryOption, ...address } = draft;
  const id = orderDocumentId(caller.uid, requestKey);
  const discountPercent = await discountPercentOf(settings, caller, discount);
  const amount = discount?.amount ?? NO_MONEY;
  const taking = (goods: Paisa) => {
    const most = mostStaffDiscount(goods, discountPercent);
    if (amount > most) throw discountTooLarge(most);
    return amount;
  };
  return orders.inTransaction(async (transaction) => {
    const { recipientPhone } = address;
    const found = await transaction.findForOrder(id, items, undefined, recipientPhone);
    const { made, products, delivery: settings } = found;
    if (made) {
      const isSame = totalAmount !== null && isSameOrder(made, { ...draft, totalAmount, voucherCode: null });
      if (isSame) return { order: made, isNew: false };
      throw alreadyOrdered(made);
    }
    requireUnblockedByStaff(found, recipientPhone);
    const delivery = deliveryTermsFor(deliveryPlaceOf(address), settings);
    const quote = agreedQuote(
      {
        products,
        piecesLeft: (line) => transaction.stock.piecesLeft(line, now),
        delivery,
        voucher: null,
        staffDiscount: taking,
      },
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
      taken: { by: caller.uid, note: NOTE_OF_SOURCE[source] },
    });
    if (totalAmount === null) return { order, isNew: false };
    const placed = transaction.place(order, { call: 'not-required', by: caller.uid });
    noteDiscount(transaction, placed, { discount, caller, now });
    transaction.audit(auditTakenOrder(caller, placed, discount?.reason), now);
    return { order: placed, isNew: true };
  });
}
