import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isPolicy } from '#data/settings/policy-queries.ts';
import { DeliveryCharges } from '#features/contact/delivery-charges.tsx';
import { PolicyArticle } from '#features/policies/policy-article.tsx';
import { policiesStrings } from '#locales/en/policies.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

/** Only shops with a pixel show it. */
const AdChoice = lazy(async () => {
  const module = await import('#features/ads/ad-choice.tsx').catch(() => null);
  return { default: module ? module.AdChoice : () => null };
});

/** /terms, /privacy, /returns and /delivery */
export function PolicyPage() {
  const t = useStrings(policiesStrings);
  const id = useLocation().pathname.split('/')[1];
  if (!isPolicy(id)) return null;
  return (
    <>
      <PageMeta {...t.pages[id]} />
      <PolicyArticle key={id} id={id}>
        {id === 'delivery' && <DeliveryCharges />}
        {id === 'privacy' && (
          <Suspense>
            <AdChoice />
          </Suspense>
        )}
      </PolicyArticle>
    </>
  );
}
