import type { Product } from '@nargisus/domain/catalogue';
import {
  encodeQuote,
  quoteOrder,
  quoteRejection,
  type OrderDraft,
  type Quote,
} from '@nargisus/domain/checkout';
import { ShopError } from '@nargisus/domain/contract';

/**
 * The draft priced from the stored products, whichever way it is paid.
 * @throws ShopError 'conflict' with the fresh quote when it cannot be ordered or costs something else than agreed.
 */
export function agreedQuote(
  products: readonly Product[],
  {
    items,
    deliveryOption,
    voucherCode,
    totalAmount,
  }: Pick<OrderDraft, 'items' | 'deliveryOption' | 'voucherCode' | 'totalAmount'>,
): Quote {
  const quote = quoteOrder({ products, lines: items, deliveryOption, voucherCode });
  const rejection = quoteRejection(quote, totalAmount);
  if (rejection) throw new ShopError('conflict', rejection, { data: { quote: encodeQuote(quote) } });
  return quote;
}
