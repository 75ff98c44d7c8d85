import type { Paisa } from '../money/paisa.ts';
import { voucherRefusalText } from '../vouchers/apply-voucher.ts';
import type { Quote, QuoteProblem } from './quote.ts';

/**
 * Why a quote may not become an order, in words for the shopper; undefined when it may. `agreed` is the total that
 * the shopper saw (DESIGN 4: a different one is refused, never silently charged).
 */
export function quoteRefusal(quote: Quote, agreed: Paisa): string | undefined {
  const [problem] = quote.problems;
  if (problem) return problemText(problem);
  return quote.total === agreed ? undefined : 'Prices have changed. Please review your order.';
}

function problemText(problem: QuoteProblem): string {
  switch (problem.kind) {
    case 'product-gone':
      return 'A product in your order is no longer available. Please review your order.';
    case 'out-of-stock':
      return `${problem.name} is out of stock. Please review your order.`;
    case 'voucher-refused':
      return voucherRefusalText(problem.refusal);
  }
}
