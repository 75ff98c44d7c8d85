import {
  calendarOf,
  chargeRange,
  estimateDelivery,
  type DeliveryOption,
  type DeliveryTerms,
} from '@nargisus/domain/delivery';
import { NO_MONEY, type Paisa } from '@nargisus/domain/money';
import { lazy, Suspense } from 'react';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Money } from '#ui/money.tsx';
import { Text } from '#ui/text.tsx';

/** Few places replace a choice. */
const ReplacedOptionNotice = lazy(async () => ({
  default: (await import('./replaced-option-notice.tsx')).ReplacedOptionNotice,
}));

interface Props {
  /** Of the place of the address. */
  terms: DeliveryTerms;
  subtotal: Paisa;
  chosen: DeliveryOption;
  /** The choice of the shopper, which the place may not offer. */
  wanted: DeliveryOption;
  now: Date;
  onChoose(option: DeliveryOption): void;
}

/**
 * Renders the delivery options that the place offers (docs/adr/0072), each with its charge and the estimated delivery date of an
 * order placed at `now`. Before a place is chosen, the dearest charge counts, and a line says from what it is.
 */
export function DeliveryOptions({ terms, subtotal, chosen, wanted, now, onChoose }: Props) {
  const t = useStrings(checkoutStrings);
  const texts = useStrings(deliveryStrings);
  const labels = useStrings(orderLabelStrings);
  const { taka } = useFormats();
  const estimate = useDeliveryEstimate();
  const ranges = terms.options.map(({ option }) => chargeRange(terms, option, subtotal));
  const range = chargeRange(terms, chosen, subtotal);
  const isOpen = terms.place === '' && ranges.some((it) => it && it.from < it.to);
  return (
    <>
      <div role="status">
        {chosen !== wanted && (
          <Suspense>
            <ReplacedOptionNotice
              text={texts.replaced(
                labels.deliveryOptions[wanted],
                terms.place,
                labels.deliveryOptions[chosen],
              )}
            />
          </Suspense>
        )}
      </div>
      {isOpen && range && (
        <Text variant="body2" tone="secondary" style={{ marginBottom: 12 }}>
          {texts.dependsOnPlace(taka(range.from))}
        </Text>
      )}
      <ChoiceCards
        name="deliveryOption"
        label={t.deliveryChoice}
        chosen={chosen}
        onChoose={onChoose}
        choices={terms.options.map(({ option, extraDays }, at) => {
          const date = estimate(estimateDelivery(option, now, calendarOf(terms, option)), now);
          const charge = ranges[at]?.to ?? NO_MONEY;
          return {
            value: option,
            title: labels.deliveryOptions[option],
            // The usual days would be wrong at a place that takes longer.
            text: extraDays === 0 ? `${t.deliveryDays[option]}\n${date}` : date,
            aside: charge === NO_MONEY ? texts.free : <Money amount={charge} />,
          };
        })}
      />
    </>
  );
}
