import { CategoryCards } from '../../features/catalogue/category-cards.tsx';
import { listsTexts } from '../../texts/en/lists.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export function CategoryCollectionPage() {
  const t = useTexts(listsTexts);
  return (
    <>
      <PageTitle text={t.shopByCategory} description={t.shopByCategoryDescription} />
      <CategoryCards />
    </>
  );
}
