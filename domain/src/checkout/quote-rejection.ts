import type { Paisa } from '../money/paisa.ts';
import { interpolate } from '../text/template.ts';
import { voucherRejectionText } from '../vouchers/apply-voucher.ts';
import { checkoutMessages } from './checkout-messages.ts';
import type { Quote, QuoteRejection } from './quote.ts';

/**
 * Why a quote may not become an order, in words for the shopper; undefined when it may. `agreed` is the total that
 * the shopper saw (docs/architecture.md#one-order-from-tap-to-report: a different one is refused, never silently
 * charged).
 */
export function quoteRejectionText(quote: Quote, agreed: Paisa): string | undefined {
  const [problem] = quote.problems;
  if (problem) return rejectionText(problem);
  return quote.total === agreed ? undefined : checkoutMessages.pricesChanged;
}

function rejectionText(problem: QuoteRejection): string {
  switch (problem.kind) {
    case 'product-gone':
      return checkoutMessages.productGone;
    case 'out-of-stock':
      return interpolate(checkoutMessages.outOfStock, { name: problem.name });
    case 'voucher-refused':
      return voucherRejectionText(problem.refusal);
  }
}
