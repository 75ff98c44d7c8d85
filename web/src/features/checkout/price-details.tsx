import type { Quote } from '@nargisus/domain/checkout';
import { paisa, subtractPaisa, type Paisa } from '@nargisus/domain/money';
import { checkoutStrings } from '#locales/en/checkout.ts';
import { deliveryStrings } from '#locales/en/delivery.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { Text, textClass } from '#ui/text.tsx';
import css from './price-details.module.css';

/** Renders, where delivery becomes free from a subtotal, what is missing; and total = subtotal + delivery charge - voucher discount (docs/reference/specification.md 4). */
export function PriceDetails({ quote, freeFrom }: { quote: Quote; freeFrom?: Paisa | undefined }) {
  const t = useStrings(checkoutStrings);
  const { addForFree } = useStrings(deliveryStrings);
  const { taka } = useFormats();
  const { subtotal, deliveryCharge, voucherCode, voucherDiscount, total } = quote;
  const missing =
    freeFrom !== undefined && freeFrom > subtotal ? subtractPaisa(freeFrom, subtotal) : undefined;
  return (
    <>
      {missing !== undefined && <Text className={css.missing}>{addForFree(taka(missing))}</Text>}
      <dl className={css.rows}>
        <Row name={t.subtotal} amount={subtotal} />
        <Row name={t.deliveryCharge} amount={deliveryCharge} />
        {voucherCode && <Row name={t.voucherLine(voucherCode)} amount={paisa(-voucherDiscount)} />}
        <Row name={t.total} amount={total} strong />
      </dl>
    </>
  );
}

function Row({ name, amount, strong = false }: { name: string; amount: Paisa; strong?: boolean }) {
  const text = textClass(strong ? 'h4' : 'body1');
  return (
    <div className={strong ? css.total : undefined}>
      <dt className={text}>{name}</dt>
      <dd className={text}>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
