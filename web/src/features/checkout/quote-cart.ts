import type { CartItem } from '@nargisus/domain/cart';
import { quoteOrder, type Quote, type QuoteRequest } from '@nargisus/domain/checkout';
import { formatTaka } from '@nargisus/domain/money';
import { voucherRefusalText } from '@nargisus/domain/vouchers';

type Products = QuoteRequest['products'] extends Iterable<infer P> ? P : never;

/**
 * Prices a cart from its own lines, which hold the products' figures as they were when added; what the shop said
 * since (the quote of a 409) goes before them. POST /api/orders has the last word either way (DESIGN 4).
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
export function refreshedLines(items: readonly CartItem[], fresh: Quote): CartItem[] {
  const now = new Map(fresh.lines.map((line) => [line.productId, line]));
  return items.flatMap((item) => {
    const { name, price, image } = now.get(item.productId) ?? item;
    const same = name === item.name && price === item.price && image === item.image;
    return same ? [] : [{ ...item, name, price, image }];
  });
}

/** What a 409 changed, a sentence each, for the shopper to read before paying. */
export function changesOf(items: readonly CartItem[], shown: Quote, fresh: Quote): string[] {
  const sentences: string[] = [];
  const shownPrices = new Map(shown.lines.map((line) => [line.productId, line.price]));
  for (const { productId, name, price } of fresh.lines) {
    const before = shownPrices.get(productId);
    if (before === undefined || before === price) continue;
    shownPrices.set(productId, price); // once, however many sizes of it are in the cart
    sentences.push(`${name} now costs ${formatTaka(price)} instead of ${formatTaka(before)}.`);
  }
  for (const problem of fresh.problems) {
    if (problem.kind === 'voucher-refused') sentences.push(`${voucherRefusalText(problem.refusal)}.`);
    else {
      const name = items.find((item) => item.productId === problem.productId)?.name ?? problem.productId;
      const what = problem.kind === 'out-of-stock' ? 'is out of stock' : 'is no longer sold';
      const sentence = `${name} ${what}. Please remove it to go on.`;
      if (!sentences.includes(sentence)) sentences.push(sentence);
    }
  }
  return sentences;
}
