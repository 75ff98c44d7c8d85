import {
  calendarOf,
  chargeRange,
  deliveryTermsFor,
  estimateDelivery,
  NO_PLACE,
  type DeliveryOption,
} from '@nargisus/domain/delivery';
import type { Paisa } from '@nargisus/domain/money';
import { useState } from 'react';
import { useDelivery } from '#data/delivery/delivery-queries.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { TruckIcon } from '#ui/product-icons.tsx';
import { ProductTerm } from './product-term.tsx';

/**
 * Renders when the product arrives and what its delivery costs: "from" where it depends on the place. Nothing where the charges
 * cannot be read. A chunk of its own, with the calendar.
 */
export function DeliveryTerm({ price }: { price: Paisa }) {
  const t = useStrings(deliveryStrings);
  const labels = useStrings(orderLabelStrings).deliveryOptions;
  const { taka } = useFormats();
  const estimate = useDeliveryEstimate();
  const settings = useDelivery();
  const [now] = useState(() => new Date());
  if (settings.state !== 'ready') return null;
  const terms = deliveryTermsFor(NO_PLACE, settings.value);
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
  return (
    <ProductTerm icon={<TruckIcon />} title={t.arrives(days(slowest))}>
      {`${t.costs(labels[slowest], charge(slowest))} ${sooner}`}
    </ProductTerm>
  );
}
