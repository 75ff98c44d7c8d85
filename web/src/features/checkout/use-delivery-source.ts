import { DEFAULT_DELIVERY } from '@nargisus/domain/delivery';
import { startTransition, useEffect, useState } from 'react';
import type { DeliverySource } from '#data/delivery/delivery-source.ts';

/** How long the checkout waits for the charges before it shows the standard ones. Milliseconds. */
const PATIENCE = 4_000;

/**
 * Returns what delivery to an address costs; null while it loads. Without an answer, the standard charges: an order that costs
 * another one is a conflict, which shows it.
 */
export function useDeliverySource(): DeliverySource | null {
  const [source, setSource] = useState<{ termsAt: DeliverySource } | null>(null);
  useEffect(() => {
    // The first one counts: charges that come later would change the total under the shopper's finger.
    // In a transition: drawing the form must not block input.
    const show = (loaded: DeliverySource) =>
      startTransition(() => setSource((present) => present ?? { termsAt: loaded }));
    const showDefaults = () => show(() => DEFAULT_DELIVERY);
    const timer = setTimeout(showDefaults, PATIENCE);
    import('#data/delivery/delivery-source.ts')
      .then((module) => module.loadDeliverySource())
      .then(show, showDefaults);
    return () => clearTimeout(timer);
  }, []);
  return source && source.termsAt;
}
