import { AllProducts } from '#features/catalogue/all-products.tsx';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function ProductsPage() {
  const t = useStrings(listFilterStrings);
  return (
    <>
      <PageTitle text={t.collection} description={t.collectionDescription} />
      <AllProducts />
    </>
  );
}
