import { moneyOf, type Order } from '@nargisus/domain/orders';
import { NO_MONEY } from '@nargisus/domain/money';
import { paymentStrings } from '#locales/en/payment.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { textClass } from '#ui/text.tsx';
import css from './payment-success.module.css';

/** Renders what happens with an order from here on, until it arrives and what the customer then has ready. */
export function NextSteps({ order }: { order: Order }) {
  const t = useStrings(paymentStrings);
  const { digits, takaInWords } = useFormats();
  const estimate = useDeliveryEstimate();
  const { toCollect } = moneyOf(order);
  const arrival = t.stepArrives(estimate(order.estimatedDelivery, order.createdAt));
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={textClass('h4', css.heading)}>
        {t.nextTitle}
      </h2>
      <ol className={css.steps}>
        <li>{t.stepCall(digits(order.shippingAddress.recipientPhone))}</li>
        <li>{t.stepPack}</li>
        <li>
          <b>{arrival}</b>
          {toCollect > NO_MONEY && <span>{t.stepReady(takaInWords(toCollect))}</span>}
        </li>
      </ol>
    </section>
  );
}
