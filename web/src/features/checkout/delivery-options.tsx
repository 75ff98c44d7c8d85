import {
  DELIVERY_OPTIONS,
  DELIVERY_TERMS,
  estimateDelivery,
  type DeliveryOption,
} from '@nargisus/domain/delivery';
import { checkoutTexts } from '#texts/en/checkout.ts';
import { useEstimate } from '#texts/estimate.ts';
import { useTexts } from '#texts/use-texts.ts';
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
  const t = useTexts(checkoutTexts);
  const estimate = useEstimate();
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
