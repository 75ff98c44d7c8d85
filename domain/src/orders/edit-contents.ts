import { asOf } from '../catalogue/price-at.ts';
import type { Product } from '../catalogue/product.ts';
import { lineSizing } from '../catalogue/size-choice.ts';
import { sizesOf } from '../catalogue/sizes.ts';
import { addressLine } from '../checkout/address.ts';
import { goodsAfterVoucher } from '../checkout/order-total.ts';
import { quoteOrder, type QuoteRequest, type RequestedLine } from '../checkout/quote.ts';
import type { Quote } from '../checkout/quote-schema.ts';
import { estimateDelivery } from '../delivery/estimated-date.ts';
import { calendarOf, type DeliveryTerms } from '../delivery/terms.ts';
import { addPaisa, NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
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
import { keptDiscount, mostStaffDiscount, staffDiscountOf, withStaffDiscount } from './staff-discount.ts';
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
  /** What staff took off those lines. */
  readonly mergedDiscount?: Paisa;
  /** What who edits may take off the goods, in percent; nothing by default (docs/adr/0089). */
  readonly discountPercent?: number;
  /** The uid of the member of staff. */
  readonly who: string;
  readonly now: Date;
}

export type EditedContents =
  | { readonly ok: true; readonly order: Order; readonly isVoucherLost: boolean }
  | { readonly ok: false; readonly reason: 'not-editable' | 'part-refunded' }
  /** The discount is above the limit of who edits. */
  | { readonly ok: false; readonly reason: 'discount-too-large'; readonly most: Paisa }
  /** A line cannot be sold, or the place is not offered the delivery option. */
  | { readonly ok: false; readonly reason: 'not-sold'; readonly quote: Quote };

/**
 * Edits what an order contains and where it goes, before hand-over (docs/adr/0068). A product that is in the order keeps the
 * price that the customer agreed to, a new one has today's. Amounts stay when neither lines, option nor place change, but for a
 * discount by staff. Returns the same order when nothing changes.
 */
export function editContents(order: Order, edit: ContentsEdit, pricing: ContentsPricing): EditedContents {
  if (!isContentsEditable(order)) return { ok: false, reason: 'not-editable' };
  const to: OrderContents = {
    items: edit.items ?? order.items,
    deliveryOption: edit.deliveryOption ?? order.deliveryOption,
    address: edit.address ?? order.shippingAddress,
    discount: edit.discount ?? staffDiscountOf(order),
  };
  const isRepriced =
    !areSameLines(order.items, to.items) || to.deliveryOption !== order.deliveryOption || isMoved(order, to);
  const isReaddressed = !isSameAddress(order.shippingAddress, to.address);
  const isDiscounted = to.discount !== staffDiscountOf(order);
  if (!isRepriced && !isReaddressed && !isDiscounted) return { ok: true, order, isVoucherLost: false };
  const quote = isRepriced ? quoteContents(order, to, { ...pricing, isDiscounted }) : undefined;
  const problems = quote?.problems.filter(({ kind }) => kind !== 'voucher-refused') ?? [];
  if (quote && problems.length > 0) return { ok: false, reason: 'not-sold', quote: { ...quote, problems } };
  const discounted = isDiscounted ? withStaffDiscount(order, to.discount) : order;
  const priced = quote ? withQuote(order, quote, pricing) : discounted;
  const most = isDiscounted ? mostDiscountOf(order, priced, pricing) : to.discount;
  if (to.discount > most) return { ok: false, reason: 'discount-too-large', most };
  if (priced.totalAmount > order.totalAmount && hasPartRefund(order))
    return { ok: false, reason: 'part-refunded' };
  const isVoucherLost = order.voucherDiscount > 0 && priced.voucherDiscount === NO_MONEY;
  return { ok: true, order: entered(order, withAddress(priced, to), pricing), isVoucherLost };
}

/** Returns whether the place by which delivery is charged changes. */
function isMoved({ shippingAddress: from }: Order, { address: to }: OrderContents): boolean {
  return from.areaId !== to.areaId || from.district !== to.district || from.region !== to.region;
}

/** Returns the most that who edits may take off: what the limit allows, or what the order keeps of its own discount. */
function mostDiscountOf(before: Order, after: Order, { discountPercent = 0 }: ContentsPricing): Paisa {
  const goods = { from: goodsAfterVoucher(before), to: goodsAfterVoucher(after) };
  const kept = keptDiscount(staffDiscountOf(before), goods);
  return paisa(Math.max(kept, mostStaffDiscount(goods.to, discountPercent)));
}

function quoteContents(
  order: Order,
  to: OrderContents,
  pricing: ContentsPricing & { readonly isDiscounted: boolean },
): Quote {
  const { products, delivery, voucher, now, merged = [], mergedDiscount = NO_MONEY, isDiscounted } = pricing;
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
    staffDiscount: (goods) =>
      isDiscounted
        ? to.discount
        : keptDiscount(addPaisa(to.discount, mergedDiscount), {
            from: addPaisa(goodsAfterVoucher(order), ...merged.map(({ itemTotal }) => itemTotal)),
            to: goods,
          }),
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
function withQuote(before: Order, quote: Quote, { products, delivery, merged }: ContentsPricing): Order {
  const { deliveryOption, staffDiscount } = quote;
  const { staffDiscount: _before, ...order } = before;
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
    ...(staffDiscount && { staffDiscount }),
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
  const discount = { from: staffDiscountOf(before), to: staffDiscountOf(after) };
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
    ...(discount.from !== discount.to && { discount }),
  };
}
