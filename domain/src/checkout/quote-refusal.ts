import type { Paisa } from '../money/paisa.ts';
import { interpolate } from '../text/template.ts';
import { voucherRefusalText } from '../vouchers/apply-voucher.ts';
import { checkoutWords } from './checkout-words.ts';
import type { Quote, QuoteProblem } from './quote.ts';

/**
 * Why a quote may not become an order, in words for the shopper; undefined when it may. `agreed` is the total that
 * the shopper saw (docs/architecture.md#one-order-from-tap-to-report: a different one is refused, never silently
 * charged).
 */
export function quoteRefusal(quote: Quote, agreed: Paisa): string | undefined {
  const [problem] = quote.problems;
  if (problem) return problemText(problem);
  return quote.total === agreed ? undefined : checkoutWords.pricesChanged;
}

function problemText(problem: QuoteProblem): string {
  switch (problem.kind) {
    case 'product-gone':
      return checkoutWords.productGone;
    case 'out-of-stock':
      return interpolate(checkoutWords.outOfStock, { name: problem.name });
    case 'voucher-refused':
      return voucherRefusalText(problem.refusal);
  }
}
