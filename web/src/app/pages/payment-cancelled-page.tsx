import { useSearchParams } from 'react-router-dom';
import { PaymentCancelled } from '#features/payment-result/payment-cancelled.tsx';
import { idIn } from '#features/payment-result/read-payment-result.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { withTheme } from '#theme/theme-provider.tsx';

/** /payment/cancelled (docs/reference/specification.md 2). */
export const PaymentCancelledPage = withTheme(function PaymentCancelledPage() {
  const t = useStrings(paymentStrings);
  const [query] = useSearchParams();
  return (
    <>
      <PageTitle text={t.cancelledTitle} description={t.description} unlisted />
      <PaymentCancelled tranId={idIn(query, 'tran_id')} />
    </>
  );
});
