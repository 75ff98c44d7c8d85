import type { LineRejection, Quote } from '../checkout/quote-schema.ts';
import { priceLines, type QuoteRequest } from '../checkout/quote.ts';
import { OUT_OF_STOCK, SIZE_NOT_MADE } from '../catalogue/catalogue-messages.ts';
import { interpolate } from '../text/template.ts';
import type { UnfulfilledReason } from './attempt-states.ts';

/**
 * Returns why a paid order cannot be sent: its first line that the shop no longer has, as quoteOrder finds it; undefined
 * when the shop has all of them. `piecesLeft` must not count the attempt's own hold. Prices, delivery charges and vouchers
 * may have changed since: the paid amount is final.
 */
export function missingFromShop(
  { lines }: Pick<Quote, 'lines'>,
  products: QuoteRequest['products'],
  piecesLeft?: QuoteRequest['piecesLeft'],
): { reason: UnfulfilledReason; note: string } | undefined {
  const [problem] = priceLines({ products, lines, piecesLeft }).problems;
  if (!problem) return undefined;
  const name = lines.find(({ productId }) => productId === problem.productId)?.name ?? problem.productId;
  return {
    reason: problem.kind === 'not-enough' ? 'out-of-stock' : problem.kind,
    note: noteOf(problem, name),
  };
}

function noteOf({ kind, size }: LineRejection, name: string): string {
  switch (kind) {
    case 'product-gone':
      return `${name} is no longer sold`;
    case 'out-of-stock':
    case 'not-enough':
      return interpolate(OUT_OF_STOCK, { name });
    case 'size-not-made':
      return interpolate(SIZE_NOT_MADE, { name, size });
  }
}
