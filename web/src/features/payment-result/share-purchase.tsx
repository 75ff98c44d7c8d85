import type { Order } from '@nargisus/domain/orders';
import { paths } from '#config/paths.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { ShareIcon } from '#ui/product-icons.tsx';

/** Renders the button that shares or copies the link of what was bought: nothing of the order itself. */
export function SharePurchase({ order }: { order: Pick<Order, 'items'> }) {
  const t = useStrings(paymentStrings);
  const nameOf = useProductName();
  const [item] = order.items;
  if (!item) return null;
  const share = async () => {
    const { shareLink } = await import('#ui/share-link.ts');
    await shareLink(nameOf(item), paths.product(item.productId));
  };
  return (
    <Button type="button" variant="text" onClick={() => void share()} style={{ paddingInline: 0 }}>
      <ShareIcon size={20} /> {t.shareProduct}
    </Button>
  );
}
