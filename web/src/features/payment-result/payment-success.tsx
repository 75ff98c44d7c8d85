import { moneyOf, trackingPath, type Order } from '@nargisus/domain/orders';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { useUid } from '#data/auth/identity.ts';
import type { Loadable } from '#data/query/loadable.ts';
import { useOwnOrder } from '#data/orders/use-own-order.ts';
import { useFormatAddress } from '#locales/format-address.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useFormats } from '#locales/formats.ts';
import { useDeliveryEstimate } from '#locales/delivery-estimate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { EmailOffer } from './email-offer.tsx';
import { NextSteps } from './next-steps.tsx';
import { SharePurchase } from './share-purchase.tsx';
import type { PaymentResult } from './read-payment-result.ts';
import { DescriptionItem, DescriptionList, ResultPage, TransactionId } from './result-page.tsx';
import { useClearCheckout } from './use-clear-checkout.ts';
import { usePurchaseEvent } from './use-purchase-event.ts';

/**
 * Renders /payment/success (docs/reference/specification.md 2). Every visitor sees the ids in the URL; only the buyer sees
 * the order, what happens next, and what else they can do.
 * @param emailForm - for an account without an email
 */
export function PaymentSuccess({ result, emailForm }: { result: PaymentResult; emailForm: ReactNode }) {
  const t = useStrings(paymentStrings);
  const uid = useUid();
  const formats = useFormats();
  const foundOrder: Loadable<Order> = useOwnOrder(
    result.order ? null : uid,
    result.orderId ? 'orderId' : 'tranId',
    result.orderId ?? result.transactionId,
  );
  const order = result.order ?? (foundOrder.state === 'ready' ? foundOrder.value : null);
  const own = order && order.uid === uid ? order : null;
  const orderId = order?.orderId ?? result.orderId;
  const tracking = own && trackingPath(own);
  useClearCheckout(uid, own);
  usePurchaseEvent(own);

  const links = (
    <>
      {own ? (
        <ButtonLink to={paths.order(own.orderId)}>{t.viewOrder}</ButtonLink>
      ) : (
        <ButtonLink to={paths.userProfile()} state={orderId ? { orderPlaced: true, orderId } : undefined}>
          {t.viewOrders}
        </ButtonLink>
      )}
      {tracking && (
        <ButtonLink to={tracking} variant="outlined">
          {t.track}
        </ButtonLink>
      )}
      {own && (
        <ButtonLink to={paths.userProfile()} state={{ orderPlaced: true, orderId }} variant="outlined">
          {t.viewOrders}
        </ButtonLink>
      )}
    </>
  );

  if (!orderId && !result.transactionId) {
    return (
      <ResultPage tone="quiet" title={t.nothingTitle} actions={links}>
        <p>{t.nothing}</p>
      </ResultPage>
    );
  }
  if (!orderId) {
    return (
      <ResultPage tone="quiet" title={t.confirmingTitle} actions={links}>
        <p role="status">{uid ? t.confirming : t.confirmingSignedOut}</p>
        <TransactionId tranId={result.transactionId} />
      </ResultPage>
    );
  }
  // An order without a transaction did not come from the gateway: nothing was paid (docs/adr/0035).
  const transactionId = order?.tranId ?? result.transactionId;
  const isDue = own?.paymentStatus === 'pending';
  // After an advance, the rest.
  const dueText = (due: Order) => formats.takaInWords(moneyOf(due).toCollect);
  return (
    <ResultPage tone="good" title={transactionId ? t.successful : t.placed} actions={links}>
      <p>
        {transactionId || !isDue ? t.thanks : t.cashDueOf(dueText(own))}
        {transactionId && isDue && ` ${t.cashDueOf(dueText(own))}`}
      </p>
      <DescriptionList>
        <DescriptionItem name={t.orderId}>{orderId}</DescriptionItem>
        {transactionId && <DescriptionItem name={t.transactionId}>{transactionId}</DescriptionItem>}
        {own && <OrderDetails order={own} />}
      </DescriptionList>
      {own && (
        <>
          <NextSteps order={own} />
          <EmailOffer form={emailForm} />
          <SharePurchase order={own} />
        </>
      )}
    </ResultPage>
  );
}

function OrderDetails({ order }: { order: Order }) {
  const t = useStrings(paymentStrings);
  const estimate = useDeliveryEstimate();
  const addressText = useFormatAddress();
  return (
    <>
      <DescriptionItem name={t.total}>
        <Money amount={order.totalAmount} />
      </DescriptionItem>
      <DescriptionItem name={t.arrives}>{estimate(order.estimatedDelivery, order.createdAt)}</DescriptionItem>
      <DescriptionItem name={t.deliveringTo}>{addressText(order.shippingAddress)}</DescriptionItem>
    </>
  );
}
