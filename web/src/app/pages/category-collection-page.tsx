import { CategoryCards } from '#features/catalogue/category-cards.tsx';
import { shelvesTexts } from '#texts/en/shelves.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function CategoryCollectionPage() {
  const t = useTexts(shelvesTexts);
  return (
    <>
      <PageTitle text={t.shopByCategory} description={t.shopByCategoryDescription} />
      <CategoryCards />
    </>
  );
}
