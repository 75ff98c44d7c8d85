import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PaymentSuccess } from '#features/payment-result/payment-success.tsx';
import { readPaymentResult } from '#features/payment-result/read-payment-result.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { withTheme } from '#theme/theme-provider.tsx';

/** A chunk of its own: for accounts without an email. */
const EmailPanel = lazy(async () => ({
  default: (await import('#features/profile/email-panel.tsx')).EmailPanel,
}));

/** Milliseconds (docs/reference/specification.md 9, Payment success processing state). */
const PROCESSING_MS = 2_000;

/**
 * /payment/success (docs/reference/specification.md 2). An online payment is shown as processing first; a cash order
 * is already placed.
 */
export const PaymentSuccessPage = withTheme(function PaymentSuccessPage() {
  const t = useStrings(paymentStrings);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const result = readPaymentResult(query, state);
  const [isWaiting, setWaiting] = useState(true);

  useEffect(() => {
    const done = setTimeout(() => setWaiting(false), PROCESSING_MS);
    return () => clearTimeout(done);
  }, []);
  const processing = isWaiting && result.transactionId !== null;

  return (
    <>
      <PageMeta title={t.title} description={t.description} noIndex />
      {processing ? (
        <LoadingScreen text={t.processing} />
      ) : (
        <PaymentSuccess
          result={result}
          emailForm={
            <Suspense fallback={<Skeleton style={{ height: 272 }} />}>
              <EmailPanel onDone={() => undefined} />
            </Suspense>
          }
        />
      )}
    </>
  );
});
