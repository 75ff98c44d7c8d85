import { useLocation } from 'react-router-dom';
import { isPolicy } from '#data/settings/policy-queries.ts';
import { DeliveryCharges } from '#features/contact/delivery-charges.tsx';
import { PolicyArticle } from '#features/policies/policy-article.tsx';
import { policiesStrings } from '#locales/en/policies.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

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
      </PolicyArticle>
    </>
  );
}
