import { CategoryCards } from '#features/catalogue/category-cards.tsx';
import { shopCategoryStrings } from '#locales/en/shop-categories.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

export function CategoryCollectionPage() {
  const t = useStrings(shopCategoryStrings);
  return (
    <>
      <PageMeta title={t.shopByCategory} description={t.shopByCategoryDescription} />
      <CategoryCards />
    </>
  );
}
