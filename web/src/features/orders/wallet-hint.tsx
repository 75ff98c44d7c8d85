import { moneyOf, type Order } from '@nargisus/domain/orders';
import { useShop } from '#data/settings/shop-queries.ts';
import { manualPaymentStrings } from '#locales/en/manual-payment.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Renders the shop's own wallet numbers for an order with money due; nothing where the shop has set none. */
export function WalletHint({ order }: { order: Order }) {
  const t = useStrings(manualPaymentStrings);
  const { digits } = useFormats();
  const shop = useShop();
  const numbers = (['bkash', 'nagad'] as const).flatMap((method) =>
    shop[method] ? [t.wallet(t.methods[method], digits(shop[method]))] : [],
  );
  if (numbers.length === 0 || moneyOf(order).toCollect === 0) return null;
  return (
    <p data-screen-only>
      {t.wallets(numbers.join(t.or))} {t.mention(order.orderId)}
    </p>
  );
}
