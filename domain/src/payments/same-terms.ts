import type { OrderDraft } from '../checkout/order-draft.ts';
import { lineId } from '../cart/line-id.ts';
import type { Quote, QuoteLine } from '../checkout/quote-schema.ts';

type Lines = readonly Pick<QuoteLine, 'productId' | 'size' | 'quantity'>[];

/**
 * Returns whether a draft has the terms of an attempt: the same items and quantities, delivery and total. Otherwise the
 * attempt's gateway page shows another amount than the shopper agreed to.
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
