import { PAYMENT_METHODS, CASH_ON_DELIVERY, type PaymentMethod } from '@nargisus/domain/orders';
import { onlineAmountRejectionText } from '@nargisus/domain/payments';
import type { Paisa } from '@nargisus/domain/money';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ChoiceCards } from '#ui/choice-cards.tsx';

/** Renders the choice of the payment method; Cash on Delivery is the default (docs/reference/specification.md 9). */
export function PaymentChoice({
  chosen,
  total,
  onChoose,
}: {
  chosen: PaymentMethod;
  total: Paisa;
  onChoose(method: PaymentMethod): void;
}) {
  const t = useStrings(checkoutStrings);
  const translate = useTranslate();
  const rejection = onlineAmountRejectionText(total);
  return (
    <ChoiceCards
      name="paymentMethod"
      label={t.paymentChoice}
      chosen={chosen}
      onChoose={onChoose}
      choices={PAYMENT_METHODS.map((method) =>
        method === CASH_ON_DELIVERY
          ? { value: method, title: t.cash, text: t.cashHint }
          : {
              value: method,
              title: t.online,
              text: rejection ? translate(rejection) : t.onlineHint,
              disabled: rejection !== undefined,
            },
      )}
    />
  );
}
