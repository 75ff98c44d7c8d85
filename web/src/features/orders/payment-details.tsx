import { NO_MONEY, paisa, subtractPaisa } from '@nargisus/domain/money';
import {
  creditedToExchanges,
  heldByHand,
  keptAmount,
  moneyOf,
  owedForRefused,
  type Order,
} from '@nargisus/domain/orders';
import { useFormats } from '#locales/formats.ts';
import { manualPaymentStrings } from '#locales/en/manual-payment.ts';
import { orderLabelStrings } from '#locales/en/order-labels.ts';
import { ordersStrings } from '#locales/en/orders.ts';
import { statusStrings } from '#locales/en/statuses.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Money } from '#ui/money.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';

/** Renders the total, the payment method, what was paid and is still due, and the refund of an order. */
export function PaymentDetails({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const labels = useStrings(orderLabelStrings);
  const statuses = useStrings(statusStrings);
  const manual = useStrings(manualPaymentStrings);
  const { taka } = useFormats();
  const { paid, toCollect, refundedByHand = NO_MONEY } = moneyOf(order);
  const credited = creditedToExchanges(order);
  const sentBack = subtractPaisa(refundedByHand, credited);
  const owed = owedForRefused(order);
  const isOwed = order.orderStatus === 'cancelled' && !order.paymentKept && heldByHand(order) > 0;
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
      {order.staffDiscount && (
        <DescriptionItem name={t.discount}>
          <Money amount={paisa(-order.staffDiscount)} />
        </DescriptionItem>
      )}
      <DescriptionItem name={t.total} strong>
        <Money amount={order.totalAmount} />
      </DescriptionItem>
      {order.returnedAmount !== undefined && (
        <>
          <DescriptionItem name={t.givenBack}>
            <Money amount={paisa(-order.returnedAmount)} />
          </DescriptionItem>
          <DescriptionItem name={t.keptTotal} strong>
            <Money amount={keptAmount(order)} />
          </DescriptionItem>
        </>
      )}
      {paid > 0 && paid !== order.totalAmount && (
        <DescriptionItem name={manual.paid}>
          <Money amount={paid} />
        </DescriptionItem>
      )}
      {paid > 0 && toCollect > 0 && (
        <DescriptionItem name={manual.dueInCash}>
          <Money amount={toCollect} />
        </DescriptionItem>
      )}
      {credited > 0 && (
        <DescriptionItem name={manual.credited}>
          <Money amount={credited} />
        </DescriptionItem>
      )}
      {sentBack > 0 && (
        <DescriptionItem name={manual.sentBack}>
          <Money amount={sentBack} />
        </DescriptionItem>
      )}
      {owed > 0 && <DescriptionItem name={t.refund}>{t.owed(taka(owed))}</DescriptionItem>}
      {isOwed && <DescriptionItem name={t.refund}>{manual.owed(taka(heldByHand(order)))}</DescriptionItem>}
    </DescriptionList>
  );
}
