import type { OrderDraft } from '@nargisus/domain/checkout';
import { deliveryTermsFor } from '@nargisus/domain/delivery';
import { callFor } from '@nargisus/domain/desk';
import { buildOrder, isSameOrder, makeOrderId, type Order } from '@nargisus/domain/orders';
import { NO_MONEY } from '@nargisus/domain/money';
import { advanceFor, type PhoneEnds } from '@nargisus/domain/phones';
import { deliveryPlaceOf } from '@nargisus/domain/places';
import type { Caller } from '../http/authenticate.ts';
import type { RateLimitPass } from '../http/rate-limit.ts';
import { requireAdvance } from './agreed-advance.ts';
import { agreedQuote } from './agreed-quote.ts';
import { alreadyOrdered } from './already-ordered.ts';
import { makeTrackingToken } from './make-tracking-token.ts';
import { orderDocumentId } from './order-document-id.ts';
import { HistoryNeeded, requireUnblocked, trustOfOrder, withPhoneHistory } from './phone-trust.ts';
import type { StockTransaction } from '../stock/stock-transaction.ts';
import type { VoucherPerson } from '../vouchers/voucher-documents.ts';
import type { OrderTransaction } from './order-transaction.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { tranIdOf } from './tran-id.ts';

interface Request {
  readonly buyer: Caller & VoucherPerson;
  readonly draft: OrderDraft;
  readonly requestKey: string;
  /** The check of the call's limit, awaited before anything is written. */
  readonly rateLimit: Promise<RateLimitPass>;
  readonly now: Date;
  readonly random: () => number;
}

/**
 * Places a Cash on Delivery order in one transaction with the counters, the stock of its lines, the use of its voucher and the removal of the bought
 * cart lines (docs/architecture.md#one-order-from-tap-to-report). Prices it from the stored products; the same request key
 * returns the order that it created before, and the hold of an attempt to pay online under that key ends.
 * @throws ShopError 'too-many-requests' above the rate limit; 'forbidden' for a blocked number; 'conflict' with the fresh quote when the agreed total
 * differs, too few pieces are left or an advance is needed, or with the order that the key created from another request
 */
export async function placeOrder(
  orders: OrdersRepository,
  { buyer, draft, requestKey, rateLimit, now, random }: Request,
): Promise<{ order: Order; isNew: boolean; rateLimit: RateLimitPass }> {
  const { items, deliveryOption, voucherCode, totalAmount, ...address } = draft;
  const terms = { items, deliveryOption, totalAmount };
  const requested = { code: voucherCode, person: buyer, now };
  const destination = deliveryPlaceOf(address);
  const id = orderDocumentId(buyer.uid, requestKey);
  const tranId = tranIdOf(buyer.uid, requestKey);
  const { recipientPhone } = address;
  return withPhoneHistory(orders, (ends) =>
    orders.inTransaction((transaction, _firestoreTransaction, tries) => place(transaction, tries, ends)),
  );

  async function place(transaction: OrderTransaction, tries: number, ends: PhoneEnds | undefined) {
    // Another buyer was faster: an order for which too little is left must not queue for the same stock again.
    if (tries > 1) await rejectHopeless();
    const found = await transaction.findForOrder(id, items, requested, recipientPhone);
    const { made, products, delivery: settings, voucher, calls } = found;
    const pass = await rateLimit;
    if (made) {
      if (isSameOrder(made, draft)) return { order: made, isNew: false, rateLimit: pass };
      throw alreadyOrdered(made);
    }
    await requireUnblocked(orders, found);

    const delivery = deliveryTermsFor(destination, settings);
    const quote = agreedQuote(
      { products, piecesLeft: leftIn(transaction.stock), delivery, voucher },
      terms,
      now,
    );
    const trust = trustOfOrder(found, { phone: recipientPhone, ends, total: quote.total });
    if (trust instanceof HistoryNeeded) return trust;
    requireAdvance(quote, advanceFor(quote, delivery.advance, trust, calls), NO_MONEY);

    const orderId = makeOrderId(now, random);
    const name = buyer.name || address.recipientName;
    const order = buildOrder({
      id,
      orderId,
      requestKey,
      buyer: { ...buyer, name },
      quote,
      address,
      delivery,
      now,
      trackingToken: makeTrackingToken(),
    });
    const call = callFor(order.paymentMethod, calls, trust);
    const placed = transaction.place(order, { holder: tranId, call, trust });
    return { order: placed, isNew: true, rateLimit: pass };
  }

  function leftIn(stock: Pick<StockTransaction, 'piecesLeft'>) {
    return (line: { readonly productId: string; readonly size: string }) =>
      stock.piecesLeft(line, now, tranId);
  }

  async function rejectHopeless(): Promise<void> {
    const found = await orders.findForOrder(id, items, requested);
    const { made, products, stock, delivery: settings, voucher } = found;
    const delivery = deliveryTermsFor(destination, settings);
    if (!made) agreedQuote({ products, piecesLeft: leftIn(stock), delivery, voucher }, terms, now);
  }
}
