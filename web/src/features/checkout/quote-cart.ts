import type { CartItem } from '@nargisus/domain/cart';
import { quoteOrder, type Quote, type QuoteRequest } from '@nargisus/domain/checkout';
import type { Paisa } from '@nargisus/domain/money';
import type { VoucherRejection } from '@nargisus/domain/vouchers';

type Products = QuoteRequest['products'] extends Iterable<infer P> ? P : never;

/**
 * Prices a cart from its own lines, which hold the products' figures as they were when added; what the shop said
 * since (the quote of a 409) goes before them. POST /api/orders has the last word either way
 * (docs/architecture.md#one-order-from-tap-to-report).
 */
export function quoteCart(
  items: readonly CartItem[],
  corrected: Quote | null,
  choice: Pick<QuoteRequest, 'deliveryOption' | 'voucherCode'>,
): Quote {
  const products = new Map<string, Products>();
  // Oldest first, so that of two sizes with different prices the one added last counts.
  for (const { productId: id, name, price, image } of [...items].reverse()) {
    products.set(id, { id, name, price, image, inStock: true });
  }
  for (const { productId: id, name, price, image } of corrected?.lines ?? []) {
    if (products.has(id)) products.set(id, { id, name, price, image, inStock: true });
  }
  for (const problem of corrected?.problems ?? []) {
    if (problem.kind !== 'voucher-refused') products.delete(problem.productId);
  }
  const lines = items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
  return quoteOrder({ products: products.values(), lines, ...choice });
}

/** The cart's lines that the shop now sells otherwise, as they are to be kept from here on. */
export function changedLines(items: readonly CartItem[], fresh: Quote): CartItem[] {
  const now = new Map(fresh.lines.map((line) => [line.productId, line]));
  return items.flatMap((item) => {
    const { name, price, image } = now.get(item.productId) ?? item;
    const same = name === item.name && price === item.price && image === item.image;
    return same ? [] : [{ ...item, name, price, image }];
  });
}

/** One thing that a 409 says is other than the shopper thought. */
export type Change =
  | { kind: 'price'; name: string; now: Paisa; before: Paisa }
  | { kind: 'out-of-stock' | 'product-gone'; name: string }
  | { kind: 'voucher'; refusal: VoucherRejection };

/** What a 409 changed, for the shopper to read before paying; a product once, however many sizes of it are bought. */
export function changesOf(items: readonly CartItem[], shown: Quote, fresh: Quote): Change[] {
  const changes = new Map<string, Change>();
  const shownPrices = new Map(shown.lines.map((line) => [line.productId, line.price]));
  for (const { productId, name, price: now } of fresh.lines) {
    const before = shownPrices.get(productId);
    if (before !== undefined && before !== now)
      changes.set(`price ${productId}`, { kind: 'price', name, now, before });
  }
  for (const problem of fresh.problems) {
    if (problem.kind === 'voucher-refused') {
      changes.set('voucher', { kind: 'voucher', refusal: problem.refusal });
    } else {
      const { kind, productId } = problem;
      const name = items.find((item) => item.productId === productId)?.name ?? productId;
      changes.set(`${kind} ${productId}`, { kind, name });
    }
  }
  return [...changes.values()];
}
