import { useSearchParams } from 'react-router-dom';
import { PaymentCancelled } from '#features/payment-result/payment-cancelled.tsx';
import { idIn } from '#features/payment-result/read-payment-result.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { withTheme } from '#theme/theme-provider.tsx';

/** /payment/cancelled (docs/reference/specification.md 2). */
export const PaymentCancelledPage = withTheme(function PaymentCancelledPage() {
  const t = useStrings(paymentStrings);
  const [query] = useSearchParams();
  return (
    <>
      <PageMeta title={t.cancelledTitle} description={t.description} noIndex />
      <PaymentCancelled tranId={idIn(query, 'tran_id')} />
    </>
  );
});
