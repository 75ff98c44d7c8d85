import { paymentFailureText } from '@nargisus/domain/payments';
import { useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useUid } from '#data/use-uid.ts';
import { closeOpenPayment } from '#data/purchase.ts';
import { useOwnOrder } from '#data/use-own-order.ts';
import { paymentTexts } from '#texts/en/payment.ts';
import { useSay } from '#texts/sentences.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ActionLink } from '#ui/action.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { ResultPage, TransactionFact } from './result-page.tsx';
import { useFinishedPurchase } from './use-finished-purchase.ts';

/** After these the money may be with the shop: its order may still come, and paying again might be paying twice. */
const MAY_BE_PAID = ['validation_failed', 'order_creation_failed', 'server_error'];
/** After these it is not. */
const IS_OVER = ['payment_failed', 'payment_data_not_found'];

/** docs/reference/specification.md 2 and 8, /payment/failed. */
export function PaymentFailed({ tranId, error }: { tranId: string | null; error: string | null }) {
  const t = useTexts(paymentTexts);
  const say = useSay();
  const uid = useUid();
  const mayBePaid = error !== null && MAY_BE_PAID.includes(error);
  const isOver = error !== null && IS_OVER.includes(error);
  const order = useOwnOrder(mayBePaid ? uid : null, 'tranId', tranId);
  const came = order.state === 'ready' ? order.value : null;
  useFinishedPurchase(uid, came);

  useEffect(() => {
    if (uid && isOver) closeOpenPayment(uid, tranId);
  }, [uid, isOver, tranId]);

  return (
    <ResultPage
      tone="bad"
      title={t.failedTitle}
      ways={
        <ActionLink to={paths.checkout()} look={mayBePaid ? 'outlined' : 'filled'}>
          {t.tryAgain}
        </ActionLink>
      }
    >
      <p role="alert">{say(paymentFailureText(error))}</p>
      <p>{mayBePaid ? t.mayBePaid : t.cartKept}</p>
      <div role="status">
        {came && (
          <p>
            <StitchedLink to={paths.order(came.orderId)}>{t.orderCame(came.orderId)}</StitchedLink>
          </p>
        )}
      </div>
      <TransactionFact tranId={tranId} />
      {mayBePaid && (
        <p>
          <StitchedLink to={paths.contact()}>{t.support}</StitchedLink>
        </p>
      )}
    </ResultPage>
  );
}
