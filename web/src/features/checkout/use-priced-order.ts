import type { CartItem } from '@nargisus/domain/cart';
import { CASH_ON_DELIVERY } from '@nargisus/domain/orders';
import { onlineAmountRejectionText } from '@nargisus/domain/payments';
import type { VoucherOffer } from '@nargisus/domain/vouchers';
import type { DeliverySource } from '#data/delivery/delivery-source.ts';
import type { AddressValues } from '#ui/address-form.tsx';
import type { CheckoutState } from './checkout-flow.ts';
import { quoteCart } from './quote-cart.ts';
import type { useCheckoutChoices } from './use-checkout-choices.ts';
import { useVoucher } from './use-voucher.ts';
import { wayOf } from './ways-to-pay.ts';

type Choosing = Pick<ReturnType<typeof useCheckoutChoices>, 'choices' | 'choose'>;

interface Order extends Choosing, Pick<CheckoutState, 'correctedQuote' | 'correctedAt'> {
  readonly items: readonly CartItem[];
  readonly values: AddressValues;
  readonly termsAt: DeliverySource;
}

/**
 * Prices the order as its choices are: what delivery to the address costs, what the voucher takes off, and what can be chosen at all. A
 * choice that does not count now stays: it counts again where it can.
 */
export function usePricedOrder({ items, values, termsAt, choices, choose, ...corrected }: Order) {
  const { correctedQuote, correctedAt } = corrected;
  const delivery = termsAt(
    values,
    correctedQuote && correctedAt ? { quote: correctedQuote, at: correctedAt } : undefined,
  );
  const isOffered = delivery.options.some(({ option }) => option === choices.deliveryOption);
  const deliveryOption = isOffered
    ? choices.deliveryOption
    : (delivery.options[0]?.option ?? choices.deliveryOption);
  const quoteWith = (offer: VoucherOffer | null) =>
    quoteCart(items, correctedQuote, { deliveryOption, delivery, voucher: offer });
  const voucher = useVoucher(
    {
      code: choices.voucherCode,
      onChange: (code) => choose({ voucherCode: code }),
      products: [...new Set(items.map(({ productId }) => productId))],
    },
    () => quoteWith(null),
  );
  const quote = quoteWith(voucher.offer);
  const isCash =
    choices.paymentMethod === CASH_ON_DELIVERY || onlineAmountRejectionText(quote.total) !== undefined;
  return { delivery, deliveryOption, voucher, quote, way: isCash ? ('cash' as const) : wayOf(choices) };
}
