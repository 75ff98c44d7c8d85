import { useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { useIdentity } from '../../data/identity.ts';
import { closeOpenPayment } from '../../data/purchase.ts';
import { paymentTexts } from '../../texts/en/payment.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Fact, Facts, ResultPage } from './result-page.tsx';

/** SPEC 2, /payment/cancelled. */
export function PaymentCancelled({ tranId }: { tranId: string | null }) {
  const t = useTexts(paymentTexts);
  const identity = useIdentity();
  const uid = identity.state === 'signed-in' ? identity.uid : null;
  useEffect(() => {
    if (uid) closeOpenPayment(uid, tranId);
  }, [uid, tranId]);

  return (
    <ResultPage
      tone="quiet"
      title={t.cancelledTitle}
      ways={
        <>
          <ActionLink to={paths.checkout()}>{t.backToCheckout}</ActionLink>
          <ActionLink to={paths.products()} look="outlined">
            {t.continueShopping}
          </ActionLink>
          <ActionLink to={paths.home()} look="text">
            {t.goHome}
          </ActionLink>
        </>
      }
    >
      <p role="status">{t.cancelled}</p>
      {tranId && (
        <Facts>
          <Fact name={t.transactionId}>{tranId}</Fact>
        </Facts>
      )}
    </ResultPage>
  );
}
