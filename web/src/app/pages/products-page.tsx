import { AllProducts } from '#features/catalogue/all-products.tsx';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

export function ProductsPage() {
  const t = useStrings(listFilterStrings);
  return (
    <>
      <PageMeta title={t.collection} description={t.collectionDescription} />
      <AllProducts />
    </>
  );
}
