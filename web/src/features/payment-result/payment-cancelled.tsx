import { useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useUid } from '#data/auth/identity.ts';
import { abandonPayment } from '#data/checkout/idempotency-key.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ResultPage, TransactionId } from './result-page.tsx';

/** Renders /payment/cancelled (docs/reference/specification.md 2). */
export function PaymentCancelled({ tranId }: { tranId: string | null }) {
  const t = useStrings(paymentStrings);
  const uid = useUid();
  useEffect(() => {
    if (uid) abandonPayment(uid, tranId);
  }, [uid, tranId]);

  return (
    <ResultPage
      tone="quiet"
      title={t.cancelledTitle}
      actions={<ButtonLink to={paths.checkout()}>{t.backToCheckout}</ButtonLink>}
    >
      <p role="status">{t.cancelled}</p>
      <TransactionId tranId={tranId} />
    </ResultPage>
  );
}
