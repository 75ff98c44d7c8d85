import type { Order } from '@nargisus/domain/orders';
import { ordersStrings } from '#locales/en/orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { deliveryStepOf, STEPS } from './delivery-step.ts';
import css from './order-steps.module.css';

/** Renders the steps of a delivery with the current one. */
export function OrderSteps({ order }: { order: Pick<Order, 'orderStatus' | 'deliveryStatus'> }) {
  const t = useStrings(ordersStrings);
  const step = deliveryStepOf(order);
  if (typeof step === 'string') {
    return (
      <p className={css.sentence} role="status">
        {t[step]}
      </p>
    );
  }
  return (
    <ol className={css.steps}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          data-done={index <= step || undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          {t.steps[name]}
        </li>
      ))}
    </ol>
  );
}
