import { asOf, type Product } from '@nargisus/domain/catalogue';
import {
  encodeQuote,
  quoteOrder,
  quoteRejection,
  type OrderDraft,
  type Quote,
  type QuoteRequest,
} from '@nargisus/domain/checkout';
import { ShopError } from '@nargisus/domain/contract';
import type { DeliveryTerms } from '@nargisus/domain/delivery';
import type { Paisa } from '@nargisus/domain/money';
import { atAgreedPrice, type Order } from '@nargisus/domain/orders';

/**
 * Returns the quote of a draft, priced from the stored products, stock, delivery terms and voucher as of this moment, for both ways
 * to pay. @param terms - with a total of null, whatever it costs
 * @throws ShopError 'conflict' with the fresh quote when the draft cannot be ordered or its total differs from the
 * agreed one
 */
export function agreedQuote(
  {
    products,
    piecesLeft,
    delivery,
    voucher,
    agreedIn,
    staffDiscount,
  }: Pick<QuoteRequest, 'piecesLeft' | 'voucher' | 'staffDiscount'> & {
    readonly products: readonly Product[];
    readonly delivery: DeliveryTerms;
    /** The order in which the buyer agreed to the prices of its products; none by default. */
    readonly agreedIn?: Pick<Order, 'items'>;
  },
  {
    items,
    deliveryOption,
    totalAmount,
  }: Pick<OrderDraft, 'items' | 'deliveryOption'> & { readonly totalAmount: Paisa | null },
  now: Date,
): Quote {
  const sold = products.map((product) => {
    const current = asOf(product, now);
    return agreedIn ? atAgreedPrice(agreedIn, current) : current;
  });
  const quote = quoteOrder({
    products: sold,
    lines: items,
    piecesLeft,
    deliveryOption,
    delivery,
    voucher,
    ...(staffDiscount && { staffDiscount }),
  });
  const rejection = quoteRejection(quote, totalAmount ?? quote.total);
  if (rejection) throw new ShopError('conflict', rejection, { data: { quote: encodeQuote(quote) } });
  return quote;
}
