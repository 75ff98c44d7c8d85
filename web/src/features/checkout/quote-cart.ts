import { hasDetails, lineDetails, lineId, withDetails, type CartItem } from '@nargisus/domain/cart';
import type { SizedLine } from '@nargisus/domain/catalogue';
import { quoteOrder, type Quote, type QuoteRequest } from '@nargisus/domain/checkout';
import type { DeliveryOption } from '@nargisus/domain/delivery';
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
  choice: Pick<QuoteRequest, 'deliveryOption' | 'delivery' | 'voucher'>,
): Quote {
  // A line holds no stock: it counts as available unless the last conflict says otherwise.
  const problems = (corrected?.problems ?? []).filter((it) => 'productId' in it);
  const left = new Map(problems.flatMap((it) => (it.kind === 'not-enough' ? [[lineId(it), it.left]] : [])));
  const unavailable = new Set(problems.map(lineId).filter((id) => !left.has(id)));
  const available = items.filter(({ _id }) => !unavailable.has(_id));
  const products = new Map<string, QuotedProduct>();
  // Oldest first: of two sizes with different prices, the one added last counts. The corrected lines come after them.
  for (const line of [...available.toReversed(), ...(corrected?.lines ?? [])]) {
    const id = line.productId;
    const sizes = available.filter(({ productId }) => productId === id).map(({ size }) => size);
    products.set(id, { id, ...lineDetails(line), inStock: true, sizes });
  }
  const lines = items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
  const piecesLeft = (line: (typeof lines)[number]) => left.get(lineId(line));
  return quoteOrder({ products: products.values(), lines, piecesLeft, ...choice });
}

/** Returns the lines whose product has changed, as the cart has to store them now. */
export function changedLines(items: readonly CartItem[], fresh: Quote): CartItem[] {
  const now = new Map(fresh.lines.map((line) => [line.productId, line]));
  return items.flatMap((item) => {
    const details = now.get(item.productId) ?? item;
    return hasDetails(item, details) ? [] : [withDetails(item, details)];
  });
}

type ProductName = Pick<CartItem, 'name' | 'nameBn'>;

/** One difference between what the shopper saw and the quote of a conflict. */
export type Change =
  | ({ kind: 'price'; now: Paisa; before: Paisa } & ProductName)
  | ({ kind: 'out-of-stock' | 'product-gone' } & ProductName)
  | ({ kind: 'size-not-made'; line: SizedLine } & ProductName)
  | ({ kind: 'not-enough'; line: SizedLine; left: number } & ProductName)
  | { kind: 'option'; option: DeliveryOption; place: string }
  | { kind: 'voucher'; rejection: VoucherRejection };

/** Returns what a conflict changed, each product or size once, for the shopper to read before paying. */
export function changesOf(items: readonly CartItem[], shown: Quote, fresh: Quote): Change[] {
  const changes = new Map<string, Change>();
  const shownPrices = new Map(shown.lines.map((line) => [line.productId, line.price]));
  for (const { productId, name, nameBn, price: now } of fresh.lines) {
    const before = shownPrices.get(productId);
    if (before !== undefined && before !== now)
      changes.set(`price ${productId}`, { kind: 'price', name, nameBn, now, before });
  }
  for (const problem of fresh.problems) {
    if (problem.kind === 'voucher-refused') {
      changes.set('voucher', { kind: 'voucher', rejection: problem.refusal });
    } else if (problem.kind === 'option-not-offered') {
      const { option, place } = problem;
      changes.set('option', { kind: 'option', option, place });
    } else if (problem.kind === 'not-enough') {
      const { kind, size, name, left } = problem;
      const item = items.find(({ _id }) => _id === lineId(problem));
      changes.set(`${kind} ${lineId(problem)}`, {
        kind,
        name,
        nameBn: item?.nameBn,
        line: item ?? { size },
        left,
      });
    } else {
      const { kind, productId, size } = problem;
      const item = items.find(({ _id }) => _id === lineId(problem));
      const { name, nameBn } = item ?? { name: productId, nameBn: undefined };
      if (kind === 'size-not-made')
        changes.set(`${kind} ${lineId(problem)}`, { kind, name, nameBn, line: item ?? { size } });
      else changes.set(`${kind} ${productId}`, { kind, name, nameBn });
    }
  }
  return [...changes.values()];
}
