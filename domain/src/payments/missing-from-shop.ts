import { quoteOrder, type Quote, type QuoteRequest } from '../checkout/quote.ts';
import type { UnfulfilledReason } from './attempt-states.ts';

/**
 * Why what was paid for can no longer be sent: the first line that the shop does not have, as quoteOrder finds it.
 * Prices may have changed meanwhile; what was paid stands. Undefined when everything is there.
 */
export function missingFromShop(
  { lines, deliveryOption }: Pick<Quote, 'lines' | 'deliveryOption'>,
  products: QuoteRequest['products'],
): { reason: UnfulfilledReason; note: string } | undefined {
  const [problem] = quoteOrder({ products, lines, deliveryOption }).problems;
  // No voucher is asked for here, so none is refused.
  if (!problem || problem.kind === 'voucher-refused') return undefined;
  const name = lines.find(({ productId }) => productId === problem.productId)?.name ?? problem.productId;
  const note = problem.kind === 'product-gone' ? `${name} is no longer sold` : `${name} is out of stock`;
  return { reason: problem.kind, note };
}
