import { asOf } from '../catalogue/price-at.ts';
import type { Product } from '../catalogue/product.ts';
import { lineSizing } from '../catalogue/size-choice.ts';
import { sizesOf } from '../catalogue/sizes.ts';
import { addressLine } from '../checkout/address.ts';
import { quoteOrder, type QuoteRequest, type RequestedLine } from '../checkout/quote.ts';
import type { Quote } from '../checkout/quote-schema.ts';
import { estimateDelivery } from '../delivery/estimated-date.ts';
import { calendarOf, type DeliveryTerms } from '../delivery/terms.ts';
import { NO_MONEY } from '../money/paisa.ts';
import type { VoucherTerms } from '../vouchers/voucher-terms.ts';
import {
  areSameLines,
  hasPartRefund,
  isContentsEditable,
  isSameAddress,
  isSameSize,
  type ContentsEdit,
  type OrderContents,
} from './contents-edit.ts';
import { isPaidAhead, moneyOf, withMoney } from './money.ts';
import { mergeLines } from './merge-lines.ts';
import type { Order, OrderItem } from './order.ts';
import { orderNotes } from './order-notes.ts';
import { paymentAfterTransition } from './payment-after-transition.ts';
import { CASH_ON_DELIVERY } from './statuses.ts';
import { statusesOf, type OrderEditEvent } from './timeline.ts';

/** What the contents of an order are priced with, and who edits them when. */
export interface ContentsPricing {
  /** The stored products of all lines; one that is missing is no longer sold. */
  readonly products: readonly Product[];
  /** The delivery terms of the address after the edit. */
  readonly delivery: DeliveryTerms;
  /** The terms of the order's voucher, whatever its dates and limits are by now; null where none is stored. */
  readonly voucher: VoucherTerms | null;
  /** The lines of another order of the customer, to merge into this one at their agreed prices (docs/adr/0083). */
  readonly merged?: readonly OrderItem[];
  /** The uid of the member of staff. */
  readonly who: string;
  readonly now: Date;
}

export type EditedContents =
  | { readonly ok: true; readonly order: Order; readonly isVoucherLost: boolean }
  | { readonly ok: false; readonly reason: 'not-editable' | 'part-refunded' }
  /** A line cannot be sold, or the place is not offered the delivery option. */
  | { readonly ok: false; readonly reason: 'not-sold'; readonly quote: Quote };

/**
 * Edits what an order contains and where it goes, before hand-over (docs/adr/0068). A product that is in the order keeps the
 * price that the customer agreed to, a new one has today's. Amounts stay when neither lines, option nor place change. Returns
 * the same order when nothing changes.
 */
export function editContents(order: Order, edit: ContentsEdit, pricing: ContentsPricing): EditedContents {
  if (!isContentsEditable(order)) return { ok: false, reason: 'not-editable' };
  const to: OrderContents = {
    items: edit.items ?? order.items,
    deliveryOption: edit.deliveryOption ?? order.deliveryOption,
    address: edit.address ?? order.shippingAddress,
  };
  const isRepriced =
    !areSameLines(order.items, to.items) || to.deliveryOption !== order.deliveryOption || isMoved(order, to);
  const isReaddressed = !isSameAddress(order.shippingAddress, to.address);
  if (!isRepriced && !isReaddressed) return { ok: true, order, isVoucherLost: false };
  const quote = isRepriced ? quoteContents(order, to, pricing) : undefined;
  const problems = quote?.problems.filter(({ kind }) => kind !== 'voucher-refused') ?? [];
  if (quote && problems.length > 0) return { ok: false, reason: 'not-sold', quote: { ...quote, problems } };
  if (quote && quote.total > order.totalAmount && hasPartRefund(order))
    return { ok: false, reason: 'part-refunded' };
  const priced = quote ? withQuote(order, quote, pricing) : order;
  const isVoucherLost = order.voucherDiscount > 0 && priced.voucherDiscount === NO_MONEY;
  return { ok: true, order: entered(order, withAddress(priced, to), pricing), isVoucherLost };
}

/** Returns whether the place by which delivery is charged changes. */
function isMoved({ shippingAddress: from }: Order, { address: to }: OrderContents): boolean {
  return from.areaId !== to.areaId || from.district !== to.district || from.region !== to.region;
}

function quoteContents(
  order: Order,
  to: OrderContents,
  { products, delivery, voucher, now, merged }: ContentsPricing,
): Quote {
  const agreed = mergeLines(order.items, merged);
  const ids = [...new Set(to.items.map(({ productId }) => productId))];
  return quoteOrder({
    products: ids.flatMap((id) => {
      const lines = to.items.filter(({ productId }) => productId === id);
      const product = products.find((it) => it.id === id);
      return productToPrice(agreed, lines, product && asOf(product, now));
    }),
    lines: to.items,
    deliveryOption: to.deliveryOption,
    delivery,
    voucher: order.voucherCode === null ? null : { ok: true, terms: voucher ?? keptTerms(order) },
  });
}

/**
 * Returns the product of some lines as it is priced: at the lowest price that was agreed to for it. A line without more pieces
 * than before is never refused: they are the customer's.
 */
function productToPrice(
  items: readonly OrderItem[],
  lines: readonly RequestedLine[],
  product: Product | undefined,
): readonly (QuoteRequest['products'] extends Iterable<infer P> ? P : never)[] {
  const sold = items.filter(({ productId }) => productId === lines[0]?.productId);
  const [agreed] = sold.toSorted((a, b) => a.price - b.price);
  if (!agreed) return product ? [product] : [];
  const isKept = lines.every((line) =>
    sold.some((it) => isSameSize(it, line) && it.quantity >= line.quantity),
  );
  if (!product && !isKept) return [];
  const sizes = [...(product ? sizesOf(product) : []), ...sold.map(({ size }) => size)];
  const { productId: id, price, name, nameBn, image, category, sku } = agreed;
  return [
    {
      ...{ id, price, name, image, sizes, sizing: 'own' },
      ...(nameBn && { nameBn }),
      ...(category && { category }),
      ...(sku && { sku }),
      inStock: isKept || product!.inStock,
    },
  ];
}

/** Returns terms that give the discount of an order whose voucher is not stored, such as an imported one. */
const keptTerms = ({ voucherCode, voucherDiscount }: Order): VoucherTerms => ({
  code: voucherCode ?? '',
  ...{ name: '', nameBn: '', description: '', descriptionBn: '' },
  benefit: { kind: 'amount', amount: voucherDiscount },
  minimum: NO_MONEY,
  products: null,
});

/** The code stays without a discount too: its use ends with the order, and another edit may meet its conditions again. */
function withQuote(order: Order, quote: Quote, { products, delivery, merged }: ContentsPricing): Order {
  const { deliveryOption } = quote;
  const agreed = mergeLines(order.items, merged);
  return {
    ...order,
    items: quote.lines.map(({ sizing: _own, ...line }): OrderItem => {
      const known = agreed.find((it) => isSameSize(it, line));
      const { price, quantity, itemTotal } = line;
      if (known) return { ...known, price, quantity, itemTotal };
      const product = products.find(({ id }) => id === line.productId);
      return { ...line, ...(product && lineSizing(product)) };
    }),
    subtotal: quote.subtotal,
    deliveryCharge: quote.deliveryCharge,
    voucherDiscount: quote.voucherDiscount,
    totalAmount: quote.total,
    deliveryOption,
    estimatedDelivery: estimateDelivery(
      deliveryOption,
      order.createdAt,
      calendarOf(delivery, deliveryOption),
    ),
  };
}

const withAddress = (order: Order, { address }: OrderContents): Order => ({
  ...order,
  shippingAddress: address,
  deliveryAddress: addressLine(address),
});

/** Returns the edited order with its payment and an entry in the timeline, which the customer reads. */
function entered(before: Order, edited: Order, { who, now }: ContentsPricing): Order {
  // Of the old total: what was paid ahead does not follow from the new one.
  const priced = { ...edited, money: moneyOf(before) };
  const isPaid = isPaidAhead(priced);
  const { paymentStatus } = isPaid
    ? { paymentStatus: 'paid' as const }
    : paymentAfterTransition(priced, before, { keepsPayment: undefined });
  const paymentMethod = paymentStatus === 'pending' ? CASH_ON_DELIVERY : before.paymentMethod;
  const changed = withMoney({ ...priced, paymentMethod, paymentStatus, updatedAt: now });
  const entry = {
    ...{ at: now, who, from: statusesOf(before), to: statusesOf(changed), note: orderNotes.contentsEdited },
    edit: eventOf(before, changed),
  };
  return { ...changed, timeline: [...before.timeline, entry] };
}

/** Returns what an edit changed, without the address: timelines outlive accounts. */
function eventOf(before: Order, after: Order): OrderEditEvent {
  const quantityIn = ({ items }: Order, line: OrderItem) =>
    items.find((it) => isSameSize(it, line))?.quantity ?? 0;
  const removed = before.items.filter((line) => quantityIn(after, line) === 0);
  return {
    total: { from: before.totalAmount, to: after.totalAmount },
    lines: [...after.items, ...removed]
      .map((line) => ({
        name: line.name,
        size: line.size,
        from: quantityIn(before, line),
        to: quantityIn(after, line),
      }))
      .filter(({ from, to }) => from !== to),
    option: { from: before.deliveryOption, to: after.deliveryOption },
    isAddressChanged: !isSameAddress(before.shippingAddress, after.shippingAddress),
  };
}
