import { useSearchParams } from 'react-router-dom';
import { PaymentCancelled } from '#features/payment-result/payment-cancelled.tsx';
import { idIn } from '#features/payment-result/read-payment-result.ts';
import { paymentTexts } from '#texts/en/payment.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

/** /payment/cancelled (docs/reference/specification.md 2). */
export function PaymentCancelledPage() {
  const t = useTexts(paymentTexts);
  const [query] = useSearchParams();
  return (
    <>
      <PageTitle text={t.cancelledTitle} description={t.description} unlisted />
      <PaymentCancelled tranId={idIn(query, 'tran_id')} />
    </>
  );
}
