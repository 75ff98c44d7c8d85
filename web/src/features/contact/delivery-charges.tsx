import { lazy, Suspense } from 'react';
import { deliveryForHydration } from '#data/delivery/delivery-queries.ts';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Text } from '#ui/text.tsx';
// Also the style of the charges: the server renders them, and they must not wait for it until their code has loaded.
import css from './delivery-charges.module.css';

/** Hydrates later than the page, which has no bytes left for it; the page works without. */
const ChargesByZone = lazy(async () => {
  const [charges] = await Promise.all([
    import('./charges-by-zone.tsx').catch(() => null),
    deliveryForHydration(),
  ]);
  return { default: charges ? charges.ChargesByZone : () => null };
});

/** Renders what delivery costs and how long it takes (docs/reference/specification.md 9). */
export function DeliveryCharges() {
  const t = useStrings(contactStrings);
  return (
    <section aria-labelledby="delivery">
      <Text variant="h2" id="delivery">
        {t.deliveryTitle}
      </Text>
      <Text tone="secondary" style={{ marginTop: 8 }}>
        {t.deliveryHint}
      </Text>
      <Suspense fallback={<div className={css.waiting} />}>
        <ChargesByZone />
      </Suspense>
    </section>
  );
}
