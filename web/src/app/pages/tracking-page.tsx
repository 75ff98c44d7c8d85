import { OrderTracking } from '#features/orders/order-tracking.tsx';
import { trackingStrings } from '#locales/en/tracking.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

/** /track: where an order is, for anybody with its number and phone, or with its link in the fragment. */
export function TrackingPage() {
  const t = useStrings(trackingStrings);
  return (
    <>
      <PageMeta title={t.title} description={t.description} />
      <OrderTracking />
    </>
  );
}
