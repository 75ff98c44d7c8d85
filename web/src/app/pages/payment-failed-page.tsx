import { useSearchParams } from 'react-router-dom';
import { PaymentFailed } from '#features/payment-result/payment-failed.tsx';
import { idIn } from '#features/payment-result/read-payment-result.ts';
import { paymentTexts } from '#texts/en/payment.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

/** /payment/failed (docs/reference/specification.md 2). */
export function PaymentFailedPage() {
  const t = useTexts(paymentTexts);
  const [query] = useSearchParams();
  return (
    <>
      <PageTitle text={t.failedTitle} description={t.description} unlisted />
      <PaymentFailed tranId={idIn(query, 'tran_id')} error={query.get('error')} />
    </>
  );
}
