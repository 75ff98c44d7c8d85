import { paymentFailureText } from '@nargisus/domain/payments';
import { useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useUid } from '#data/auth/identity.ts';
import { abandonPayment } from '#data/checkout/idempotency-key.ts';
import { useOwnOrder } from '#data/orders/use-own-order.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { ResultPage, TransactionId } from './result-page.tsx';
import { useClearCheckout } from './use-clear-checkout.ts';

/** Errors after which the payment may have succeeded: the order may follow, and another payment may be a second one. */
const MAY_BE_PAID = ['validation_failed', 'order_creation_failed', 'server_error'];
/** Errors after which nothing was paid. */
const NOT_PAID = ['payment_failed', 'payment_data_not_found'];

/** Renders /payment/failed (docs/reference/specification.md 2 and 8). */
export function PaymentFailed({ tranId, error }: { tranId: string | null; error: string | null }) {
  const t = useStrings(paymentStrings);
  const translate = useTranslate();
  const uid = useUid();
  const mayBePaid = error !== null && MAY_BE_PAID.includes(error);
  const isNotPaid = error !== null && NOT_PAID.includes(error);
  const order = useOwnOrder(mayBePaid ? uid : null, 'tranId', tranId);
  const placedOrder = order.state === 'ready' ? order.value : null;
  useClearCheckout(uid, placedOrder);

  useEffect(() => {
    if (uid && isNotPaid) abandonPayment(uid, tranId);
  }, [uid, isNotPaid, tranId]);

  return (
    <ResultPage
      tone="bad"
      title={t.failedTitle}
      actions={
        <ButtonLink to={paths.checkout()} variant={mayBePaid ? 'outlined' : 'filled'}>
          {t.tryAgain}
        </ButtonLink>
      }
    >
      <p role="alert">{translate(paymentFailureText(error))}</p>
      <p>{mayBePaid ? t.mayBePaid : t.cartKept}</p>
      <div role="status">
        {placedOrder && (
          <p>
            <StitchedLink to={paths.order(placedOrder.orderId)}>
              {t.orderPlaced(placedOrder.orderId)}
            </StitchedLink>
          </p>
        )}
      </div>
      <TransactionId tranId={tranId} />
      {mayBePaid && (
        <p>
          <StitchedLink to={paths.contact()}>{t.support}</StitchedLink>
        </p>
      )}
    </ResultPage>
  );
}
