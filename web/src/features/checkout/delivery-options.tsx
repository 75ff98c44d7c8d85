import {
  DELIVERY_OPTIONS,
  DELIVERY_TERMS,
  estimateDelivery,
  type DeliveryOption,
} from '@nargisus/domain/delivery';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { ChoiceCards } from './choice-cards.tsx';

/**
 * docs/reference/specification.md 9: three ways, each with its charge and the days it would arrive if ordered at
 * `now`.
 */
export function DeliveryOptions({
  chosen,
  now,
  onChoose,
}: {
  chosen: DeliveryOption;
  now: Date;
  onChoose(option: DeliveryOption): void;
}) {
  const t = useStrings(checkoutStrings);
  const estimate = useDeliveryEstimate();
  return (
    <ChoiceCards
      name="deliveryOption"
      label={t.deliveryChoice}
      chosen={chosen}
      onChoose={onChoose}
      choices={DELIVERY_OPTIONS.map((option) => ({
        value: option,
        title: t.delivery[option].label,
        text: `${t.delivery[option].days}\n${estimate(estimateDelivery(option, now), now)}`,
        aside: <Money amount={DELIVERY_TERMS[option].charge} />,
      }))}
    />
  );
}
