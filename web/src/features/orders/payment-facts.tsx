import { paisa } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { ordersStrings } from '#locales/en/orders.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { OrderFact, OrderFacts } from './order-facts.tsx';

/** What it costs, how it is paid, and whether money is on its way back. */
export function PaymentFacts({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const statuses = useStrings(statusStrings);
  return (
    <OrderFacts>
      <OrderFact name={t.method}>{t.methods[order.paymentMethod]}</OrderFact>
      <OrderFact name={t.paymentStatus}>{statuses[order.paymentStatus]}</OrderFact>
      {order.tranId && <OrderFact name={t.transaction}>{order.tranId}</OrderFact>}
      {order.refund && <OrderFact name={t.refund}>{t.refunds[order.refund]}</OrderFact>}
      <OrderFact name={t.subtotal}>
        <Money amount={order.subtotal} />
      </OrderFact>
      <OrderFact name={t.deliveryCharge}>
        <Money amount={order.deliveryCharge} />
      </OrderFact>
      {order.voucherCode && (
        <OrderFact name={t.voucher(order.voucherCode)}>
          <Money amount={paisa(-order.voucherDiscount)} />
        </OrderFact>
      )}
      <OrderFact name={t.total} strong>
        <Money amount={order.totalAmount} />
      </OrderFact>
    </OrderFacts>
  );
}
