import type { OrderDraft } from '../checkout/order-draft.ts';
import { lineId } from '../cart/line-id.ts';
import type { Quote, QuoteLine } from '../checkout/quote.ts';

type Lines = readonly Pick<QuoteLine, 'productId' | 'size' | 'quantity'>[];

/**
 * Whether a draft asks for what an attempt was opened for: as many of the same things, brought the same way, for the same
 * money. Where not, the page that the attempt has at the gateway is not what the person agreed to.
 */
export function isOnSameTerms(
  { quote }: { readonly quote: Pick<Quote, 'lines' | 'total' | 'deliveryOption'> },
  draft: Pick<OrderDraft, 'items' | 'deliveryOption' | 'totalAmount'>,
): boolean {
  return (
    quote.total === draft.totalAmount &&
    quote.deliveryOption === draft.deliveryOption &&
    listed(quote.lines) === listed(draft.items)
  );
}

const listed = (lines: Lines): string =>
  lines
    .map((line) => `${lineId(line)} ${line.quantity}`)
    .sort()
    .join();
