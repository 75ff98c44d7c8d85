import { NewArrivalsList } from '#features/catalogue/new-arrivals-list.tsx';
import { newArrivalsStrings } from '#locales/en/new-arrivals.ts';
import { productListStrings } from '#locales/en/product-lists.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

export function NewArrivalsPage() {
  const { arrivals } = useStrings(productListStrings);
  const t = useStrings(newArrivalsStrings);
  return (
    <>
      <PageMeta title={arrivals} description={t.description} />
      <NewArrivalsList />
    </>
  );
}
