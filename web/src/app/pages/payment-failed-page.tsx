import { useSearchParams } from 'react-router-dom';
import { PaymentFailed } from '#features/payment-result/payment-failed.tsx';
import { idIn } from '#features/payment-result/read-payment-result.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { withTheme } from '#theme/theme-provider.tsx';

/** /payment/failed (docs/reference/specification.md 2). */
export const PaymentFailedPage = withTheme(function PaymentFailedPage() {
  const t = useStrings(paymentStrings);
  const [query] = useSearchParams();
  return (
    <>
      <PageMeta title={t.failedTitle} description={t.description} noIndex />
      <PaymentFailed tranId={idIn(query, 'tran_id')} error={query.get('error')} />
    </>
  );
});
