import { trackingPath, type Order } from '@nargisus/domain/orders';
import { trackingStrings } from '#locales/en/tracking.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** Renders the button that shares or copies an order's tracking link; nothing for an order from before links. */
export function ShareTracking({ order }: { order: Pick<Order, 'orderId' | 'trackingToken'> }) {
  const t = useStrings(trackingStrings);
  const path = trackingPath(order);
  if (!path) return null;
  const url = location.origin + path;

  async function share() {
    if (navigator.share) {
      // Rejects when the user closes the system's dialog.
      return navigator.share({ title: t.shareText(order.orderId), url }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(t.copied);
    } catch {
      toast(t.notCopied, { kind: 'error' });
    }
  }

  return (
    <Button type="button" variant="outlined" onClick={() => void share()}>
      {t.share}
    </Button>
  );
}
