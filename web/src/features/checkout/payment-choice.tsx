import { PAYMENT_METHODS, CASH_ON_DELIVERY, type PaymentMethod } from '@nargisus/domain/orders';
import { onlineAmountRefusal } from '@nargisus/domain/payments';
import type { Paisa } from '@nargisus/domain/money';
import { checkoutTexts } from '#texts/en/checkout.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChoiceCards } from './choice-cards.tsx';

/** docs/reference/specification.md 9: Cash on Delivery unless the shopper chooses otherwise. */
export function PaymentChoice({
  chosen,
  total,
  onChoose,
}: {
  chosen: PaymentMethod;
  total: Paisa;
  onChoose(method: PaymentMethod): void;
}) {
  const t = useTexts(checkoutTexts);
  const say = useSay();
  const refusal = onlineAmountRefusal(total);
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
              text: refusal ? say(refusal) : t.onlineHint,
              disabled: refusal !== undefined,
            },
      )}
    />
  );
}
