import { CategoryCards } from '#features/catalogue/category-cards.tsx';
import { shopCategoryStrings } from '#locales/en/shop-categories.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function CategoryCollectionPage() {
  const t = useStrings(shopCategoryStrings);
  return (
    <>
      <PageTitle text={t.shopByCategory} description={t.shopByCategoryDescription} />
      <CategoryCards />
    </>
  );
}
