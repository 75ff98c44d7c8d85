import type { Address, RequestedLine } from '@nargisus/domain/checkout';
import { errorMessages, ShopError, staffErrorMessages, type ExchangedOrder } from '@nargisus/domain/contract';
import { deliveryTermsFor, type DeliveryOption } from '@nargisus/domain/delivery';
import type { Paisa } from '@nargisus/domain/money';
import {
  areSameLines,
  backRejection,
  buildOrder,
  exchangeOrder as exchanged,
  isSameOrder,
  leftToGiveBack,
  makeOrderId,
  orderNotes,
  type BackLine,
  type ExchangeResult,
  type Order,
} from '@nargisus/domain/orders';
import { deliveryPlaceOf } from '@nargisus/domain/places';
import { withParams } from '@nargisus/domain/text';
import type { Caller } from '../http/authenticate.ts';
import { agreedQuote } from './agreed-quote.ts';
import { alreadyOrdered } from './already-ordered.ts';
import { auditExchange } from './audit-contents.ts';
import { makeTrackingToken } from './make-tracking-token.ts';
import { requireUnblockedByStaff } from './phone-trust.ts';
import { orderDocumentId } from './order-document-id.ts';
import type { FoundForOrder } from './read-for-order.ts';
import type { OrderTransaction } from './order-transaction.ts';
import type { OrdersRepository } from './orders.repository.ts';

interface Request {
  /** The document id of the old order. */
  readonly id: string;
  readonly caller: Caller;
  readonly back: readonly BackLine[];
  readonly items: RequestedLine[];
  readonly deliveryOption: DeliveryOption;
  /** Where the new order goes; where the old one went by default. */
  readonly address: Address | undefined;
  /** The total that staff saw; null for a preview, which stores nothing. */
  readonly totalAmount: Paisa | null;
  readonly requestKey: string;
  readonly now: Date;
  readonly random: () => number;
}

/**
 * Exchanges pieces of a delivered order for a new Cash on Delivery order of the same customer (docs/adr/0084). Both orders, the credit
 * between them with its postings, stock, counters, desk and audit entry are one transaction. Staff have talked with the customer: the
 * new order waits to be packed. The same request key returns the order that it created before. Reads at most 2n + 6 documents for n
 * lines of the new order.
 * @throws ShopError 'not-found'; 'conflict' when the number is blocked, the pieces cannot be exchanged or were paid online, with the fresh quote when the
 * total differs or a line cannot be sold, or with the order that the key created from another request
 */
export async function exchangeOrder(
  orders: OrdersRepository,
  request: Request,
): Promise<{ exchange: ExchangedOrder; isNew: boolean }> {
  const { id, caller, back, items, totalAmount, requestKey, now } = request;
  const newId = orderDocumentId(caller.uid, requestKey);
  return orders.inTransaction(async (transaction) => {
    const before = await transaction.find(id);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    const { recipientPhone } = request.address ?? before.shippingAddress;
    const found = await transaction.findForOrder(newId, items, undefined, recipientPhone);
    if (found.made) return { exchange: repeated(before, found.made, request), isNew: false };
    requireUnblockedByStaff(found, recipientPhone);
    // Before the quote: what cannot be exchanged needs no price.
    const rejection = backRejection(before, back);
    if (rejection) throw rejectionOf({ ok: false, ...rejection });

    const placed = newOrder(before, found, transaction, request);
    const result = exchanged(before, { back, placed, who: caller.uid, now });
    if (!result.ok) throw rejectionOf(result);
    const { from, to, credit } = result;
    const toGiveBack = leftToGiveBack(from, { back, credit });
    if (totalAmount === null) return { exchange: { order: to, credit, toGiveBack }, isNew: false };

    const settled = await transaction.settle(before, from);
    const order = transaction.place(to, { call: 'not-required', by: caller.uid });
    transaction.change(before, settled);
    transaction.ledger.exchange({ from: settled, to: order, credit, now });
    transaction.audit(auditExchange(caller, settled, settled.exchanges!.at(-1)!), now);
    return { exchange: { order, credit, toGiveBack }, isNew: true };
  });
}

/** Returns the new order before it is credited, for the account of the old one. @throws ShopError as agreedQuote() does */
function newOrder(
  before: Order,
  { products, delivery: settings }: FoundForOrder,
  { stock }: OrderTransaction,
  { caller, items, deliveryOption, address: sent, totalAmount, requestKey, now, random }: Request,
): Order {
  const address = sent ?? before.shippingAddress;
  const delivery = deliveryTermsFor(deliveryPlaceOf(address), settings);
  const piecesLeft = (line: RequestedLine) => stock.piecesLeft(line, now);
  const quote = agreedQuote(
    { products, piecesLeft, delivery, voucher: null, agreedIn: before },
    { items, deliveryOption, totalAmount },
    now,
  );
  return buildOrder({
    id: orderDocumentId(caller.uid, requestKey),
    orderId: makeOrderId(now, random),
    requestKey,
    buyer: { uid: before.uid, name: before.userName, email: before.userEmail },
    quote,
    address,
    delivery,
    now,
    trackingToken: makeTrackingToken(),
    taken: { by: caller.uid, note: orderNotes.placedAsExchange },
  });
}

/** Returns what the same request answered before. @throws ShopError 'conflict' when the key created another order */
function repeated(
  before: Order,
  made: Order,
  { back, items, deliveryOption, address = before.shippingAddress, totalAmount }: Request,
): ExchangedOrder {
  const exchange = before.exchanges?.find(({ order }) => order._id === made._id);
  const isSame =
    exchange !== undefined &&
    totalAmount !== null &&
    areSameLines(exchange.back, back) &&
    isSameOrder(made, { ...address, items, deliveryOption, totalAmount, voucherCode: null });
  if (!isSame) throw alreadyOrdered(made);
  return { order: made, credit: exchange.credit, toGiveBack: leftToGiveBack(before, exchange) };
}

function rejectionOf(result: Extract<ExchangeResult, { ok: false }>): ShopError {
  const messages = staffErrorMessages;
  switch (result.reason) {
    case 'not-delivered':
      return new ShopError('conflict', messages.exchangeNotDelivered);
    case 'not-in-order':
      return new ShopError('conflict', messages.exchangeNotInOrder);
    case 'too-many': {
      const { item, left } = result;
      const params = { name: item.name, size: item.size, left };
      return new ShopError('conflict', withParams(messages.exchangeTooMany, params));
    }
    case 'paid-online':
      return new ShopError('conflict', messages.exchangePaidOnline);
    case 'nothing-held':
      return new ShopError('conflict', messages.exchangeNothingHeld);
  }
}
