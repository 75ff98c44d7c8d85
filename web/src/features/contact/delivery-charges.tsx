import { Text } from '#ui/text.tsx';
import { DEFAULT_DELIVERY, DELIVERY_OPTIONS, deliveryCharge } from '@nargisus/domain/delivery';
import { NO_MONEY } from '@nargisus/domain/money';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import css from './delivery-charges.module.css';

/** Renders charge and duration of the three delivery options (docs/reference/specification.md 9). */
export function DeliveryCharges() {
  const t = useStrings(contactStrings);
  const labels = useStrings(orderLabelStrings);
  return (
    <section aria-labelledby="delivery">
      <Text variant="h2" id="delivery">
        {t.deliveryTitle}
      </Text>
      <Text tone="secondary" style={{ marginTop: 8 }}>
        {t.deliveryHint}
      </Text>
      <ul className={css.options}>
        {DELIVERY_OPTIONS.map((option) => (
          <li key={option}>
            <Text variant="h6" as="h3">
              {labels.deliveryOptions[option]}
            </Text>
            <Text variant="h3" as="p">
              <Money amount={deliveryCharge(DEFAULT_DELIVERY, option, NO_MONEY) ?? NO_MONEY} />
            </Text>
            <Text tone="secondary">{t.deliveryDays[option]}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
