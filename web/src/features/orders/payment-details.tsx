import { paisa } from '@nargisus/domain/money';
import type { Order } from '@nargisus/domain/orders';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

/** Renders the total, the payment method and the refund of an order. */
export function PaymentDetails({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const labels = useStrings(orderLabelStrings);
  const statuses = useStrings(statusStrings);
  return (
    <DescriptionList>
      <DescriptionItem name={t.method}>{labels.paymentMethods[order.paymentMethod]}</DescriptionItem>
      <DescriptionItem name={t.paymentStatus}>{statuses[order.paymentStatus]}</DescriptionItem>
      {order.tranId && <DescriptionItem name={t.transaction}>{order.tranId}</DescriptionItem>}
      {order.refund && <DescriptionItem name={t.refund}>{t.refunds[order.refund]}</DescriptionItem>}
      <DescriptionItem name={t.subtotal}>
        <Money amount={order.subtotal} />
      </DescriptionItem>
      <DescriptionItem name={t.deliveryCharge}>
        <Money amount={order.deliveryCharge} />
      </DescriptionItem>
      {order.voucherCode && (
        <DescriptionItem name={t.voucher(order.voucherCode)}>
          <Money amount={paisa(-order.voucherDiscount)} />
        </DescriptionItem>
      )}
      <DescriptionItem name={t.total} strong>
        <Money amount={order.totalAmount} />
      </DescriptionItem>
    </DescriptionList>
  );
}
