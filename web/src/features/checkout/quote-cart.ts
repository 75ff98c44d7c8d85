import type { CartItem } from '@nargisus/domain/cart';
import { quoteOrder, type Quote, type QuoteRequest } from '@nargisus/domain/checkout';
import type { Paisa } from '@nargisus/domain/money';
import type { VoucherRejection } from '@nargisus/domain/vouchers';

type QuotedProduct = QuoteRequest['products'] extends Iterable<infer P> ? P : never;

/**
 * Prices a cart from its own lines, which hold the products' prices as they were when added. `corrected`, the quote of the
 * last conflict, takes precedence over them. POST /api/orders decides in any case
 * (docs/architecture.md#one-order-from-tap-to-report).
 */
export function quoteCart(
  items: readonly CartItem[],
  corrected: Quote | null,
  choice: Pick<QuoteRequest, 'deliveryOption' | 'voucherCode'>,
): Quote {
  // A line holds no stock: it counts as sold unless the last conflict says otherwise.
  const unsold = new Set(
    corrected?.problems.flatMap((it) => (it.kind === 'voucher-refused' ? [] : [it.productId])),
  );
  const products = new Map<string, QuotedProduct>();
  // Oldest first: of two sizes with different prices, the one added last counts. The corrected lines come after them.
  for (const { productId: id, name, price, image } of [...items.toReversed(), ...(corrected?.lines ?? [])]) {
    if (!unsold.has(id)) products.set(id, { id, name, price, image, inStock: true });
  }
  const lines = items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
  return quoteOrder({ products: products.values(), lines, ...choice });
}

/** Returns the lines whose product has changed, as the cart has to store them now. */
export function changedLines(items: readonly CartItem[], fresh: Quote): CartItem[] {
  const now = new Map(fresh.lines.map((line) => [line.productId, line]));
  return items.flatMap((item) => {
    const { name, price, image } = now.get(item.productId) ?? item;
    const same = name === item.name && price === item.price && image === item.image;
    return same ? [] : [{ ...item, name, price, image }];
  });
}

/** One difference between what the shopper saw and the quote of a conflict. */
export type Change =
  | { kind: 'price'; name: string; now: Paisa; before: Paisa }
  | { kind: 'out-of-stock' | 'product-gone'; name: string }
  | { kind: 'voucher'; rejection: VoucherRejection };

/** Returns what a conflict changed, each product once, for the shopper to read before paying. */
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
      changes.set('voucher', { kind: 'voucher', rejection: problem.refusal });
    } else {
      const { kind, productId } = problem;
      const name = items.find((item) => item.productId === productId)?.name ?? productId;
      changes.set(`${kind} ${productId}`, { kind, name });
    }
  }
  return [...changes.values()];
}
