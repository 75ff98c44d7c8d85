import type { Quote } from '../checkout/quote-schema.ts';
import { quoteOrder, type QuoteRequest } from '../checkout/quote.ts';
import { OUT_OF_STOCK } from '../catalogue/catalogue-messages.ts';
import { interpolate } from '../text/template.ts';
import type { UnfulfilledReason } from './attempt-states.ts';

/**
 * Returns why a paid order cannot be sent: its first line that the shop no longer has, as quoteOrder finds it; undefined
 * when the shop has all of them. Prices may have changed since: the paid amount is final.
 */
export function missingFromShop(
  { lines, deliveryOption }: Pick<Quote, 'lines' | 'deliveryOption'>,
  products: QuoteRequest['products'],
): { reason: UnfulfilledReason; note: string } | undefined {
  const [problem] = quoteOrder({ products, lines, deliveryOption }).problems;
  // No voucher is requested here, so none is rejected.
  if (!problem || problem.kind === 'voucher-refused') return undefined;
  const name = lines.find(({ productId }) => productId === problem.productId)?.name ?? problem.productId;
  const note =
    problem.kind === 'product-gone' ? `${name} is no longer sold` : interpolate(OUT_OF_STOCK, { name });
  return { reason: problem.kind, note };
}
