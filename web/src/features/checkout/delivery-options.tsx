import {
  DEFAULT_CALENDAR,
  DEFAULT_DELIVERY,
  DELIVERY_OPTIONS,
  deliveryCharge,
  estimateDelivery,
  type DeliveryOption,
} from '@nargisus/domain/delivery';
import { NO_MONEY } from '@nargisus/domain/money';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';

/**
 * Renders the delivery options (docs/reference/specification.md 9), each with its charge and the estimated delivery date
 * of an order placed at `now`.
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
  const labels = useStrings(orderLabelStrings);
  const estimate = useDeliveryEstimate();
  return (
    <ChoiceCards
      name="deliveryOption"
      label={t.deliveryChoice}
      chosen={chosen}
      onChoose={onChoose}
      choices={DELIVERY_OPTIONS.map((option) => ({
        value: option,
        title: labels.deliveryOptions[option],
        text: `${t.deliveryDays[option]}\n${estimate(estimateDelivery(option, now, DEFAULT_CALENDAR), now)}`,
        aside: <Money amount={deliveryCharge(DEFAULT_DELIVERY, option, NO_MONEY) ?? NO_MONEY} />,
      }))}
    />
  );
}
