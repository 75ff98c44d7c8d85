import { onlineAmountRejectionText } from '@nargisus/domain/payments';
import type { Paisa } from '@nargisus/domain/money';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { PaymentMark } from './payment-marks.tsx';
import { WAYS_TO_PAY, type WayToPay } from './ways-to-pay.ts';

interface Props {
  chosen: WayToPay;
  total: Paisa;
  onChoose(way: WayToPay): void;
}

/**
 * Renders the ways to pay by name and sign (docs/adr/0061); Cash on Delivery is the default (docs/reference/specification.md 9).
 */
export function PaymentChoice({ chosen, total, onChoose }: Props) {
  const t = useStrings(checkoutStrings);
  const translate = useTranslate();
  const rejection = onlineAmountRejectionText(total);
  return (
    <ChoiceCards
      name="paymentMethod"
      label={t.paymentChoice}
      chosen={chosen}
      onChoose={onChoose}
      choices={WAYS_TO_PAY.map((way) => {
        const isOff = way !== 'cash' && rejection !== undefined;
        return {
          value: way,
          title: t.ways[way],
          text: isOff ? translate(rejection) : t.wayHints[way],
          aside: <PaymentMark way={way} />,
          disabled: isOff,
        };
      })}
    />
  );
}
