import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PaymentSuccess } from '#features/payment-result/payment-success.tsx';
import { readPaymentResult } from '#features/payment-result/read-payment-result.ts';
import { paymentTexts } from '#texts/en/payment.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Waiting } from '#ui/waiting.tsx';

/** docs/reference/specification.md 9, Payment success processing state. */
const PROCESSING_MS = 2_000;

/**
 * /payment/success (docs/reference/specification.md 2). A payment that a gateway brought is processed first; a cash
 * order was placed already.
 */
export function PaymentSuccessPage() {
  const t = useTexts(paymentTexts);
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
      <PageTitle text={t.title} description={t.description} unlisted />
      {processing ? <Waiting text={t.processing} /> : <PaymentSuccess result={result} />}
    </>
  );
}
