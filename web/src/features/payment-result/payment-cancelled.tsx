import { useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useUid } from '#data/use-uid.ts';
import { closeOpenPayment } from '#data/purchase.ts';
import { paymentTexts } from '#texts/en/payment.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ActionLink } from '#ui/action.tsx';
import { ResultPage, TransactionFact } from './result-page.tsx';

/** docs/reference/specification.md 2, /payment/cancelled. */
export function PaymentCancelled({ tranId }: { tranId: string | null }) {
  const t = useTexts(paymentTexts);
  const uid = useUid();
  useEffect(() => {
    if (uid) closeOpenPayment(uid, tranId);
  }, [uid, tranId]);

  return (
    <ResultPage
      tone="quiet"
      title={t.cancelledTitle}
      ways={<ActionLink to={paths.checkout()}>{t.backToCheckout}</ActionLink>}
    >
      <p role="status">{t.cancelled}</p>
      <TransactionFact tranId={tranId} />
    </ResultPage>
  );
}
