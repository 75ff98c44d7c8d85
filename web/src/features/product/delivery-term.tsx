import { calendarOf, chargeRange, estimateDelivery, type DeliveryOption } from '@nargisus/domain/delivery';
import type { Paisa } from '@nargisus/domain/money';
import { useState, useSyncExternalStore } from 'react';
import { useTermsOfPlace } from '#data/delivery/use-terms-of-place.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { TruckIcon } from '#ui/product-icons.tsx';
import { ProductTerm } from './product-term.tsx';
import { SheetButton } from './sheet-button.tsx';

const loadPlaceSheet = async () => (await import('./place-sheet.tsx')).PlaceSheet;

/**
 * Renders when the product arrives and what its delivery costs: at the visitor's area, or "from" where it depends on the
 * place, with a button that asks for it. Nothing where the charges cannot be read. A chunk of its own, with the calendar.
 */
export function DeliveryTerm({ price }: { price: Paisa }) {
  const t = useStrings(deliveryStrings);
  const labels = useStrings(orderLabelStrings).deliveryOptions;
  const { taka } = useFormats();
  const estimate = useDeliveryEstimate();
  const known = useTermsOfPlace(useLanguage());
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [now] = useState(() => new Date());
  if (!known) return null;
  const { terms, place, name } = known;
  const offered = terms.options.map(({ option }) => option);
  const [slowest, fastest] = [offered[0], offered.at(-1)];
  if (!slowest || !fastest) return null;
  const days = (option: DeliveryOption) =>
    estimate(estimateDelivery(option, now, calendarOf(terms, option)), now);
  const charge = (option: DeliveryOption) => {
    const { from, to } = chargeRange(terms, option, price)!;
    if (to === 0) return t.free;
    return from < to ? t.from(taka(from)) : taka(from);
  };
  const sooner = fastest === slowest ? '' : t.sooner(labels[fastest], days(fastest), charge(fastest));
  const title = name ? t.deliverTo(name, days(slowest), charge(slowest)) : t.arrives(days(slowest));
  return (
    <ProductTerm
      icon={<TruckIcon />}
      title={title}
      action={
        <SheetButton
          label={name ? t.changePlace : t.choosePlace}
          load={loadPlaceSheet}
          sheet={{ place }}
          disabled={!isHydrated}
        />
      }
    >
      {name ? sooner : `${t.costs(labels[slowest], charge(slowest))} ${sooner}`}
    </ProductTerm>
  );
}
