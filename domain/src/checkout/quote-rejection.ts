import type { Paisa } from '../money/paisa.ts';
import { withParams, type Message } from '../text/message.ts';
import { voucherRejection } from '../vouchers/apply-voucher.ts';
import { checkoutMessages } from './checkout-messages.ts';
import type { Quote, QuoteRejection } from './quote-schema.ts';

/**
 * Returns why a quote may not become an order, as a message for the shopper; undefined when it may. `agreed` is the total
 * that the shopper saw: another one is rejected, never charged silently (docs/architecture.md#one-order-from-tap-to-report).
 */
export function quoteRejection(quote: Quote, agreed: Paisa): string | Message | undefined {
  const [first] = quote.problems;
  if (first) return rejectionMessage(first);
  return quote.total === agreed ? undefined : checkoutMessages.pricesChanged;
}

/** A message for each option: in Bangla its name is part of the sentence. */
const NOT_OFFERED = {
  standard: checkoutMessages.standardNotOffered,
  express: checkoutMessages.expressNotOffered,
  premium: checkoutMessages.premiumNotOffered,
} as const;

function rejectionMessage(rejection: QuoteRejection): string | Message {
  switch (rejection.kind) {
    case 'product-gone':
      return checkoutMessages.productGone;
    case 'out-of-stock':
      return withParams(checkoutMessages.outOfStock, { name: rejection.name });
    case 'size-not-made':
      return withParams(checkoutMessages.sizeNotMade, { name: rejection.name, size: rejection.size });
    case 'not-enough': {
      const { name, size, left } = rejection;
      return left === 0
        ? withParams(checkoutMessages.soldOut, { name, size })
        : withParams(checkoutMessages.notEnough, { name, size, left });
    }
    case 'option-not-offered':
      return withParams(NOT_OFFERED[rejection.option], { place: rejection.place });
    case 'voucher-refused':
      return voucherRejection(rejection.refusal);
  }
}
