import { Collection } from '../../features/catalogue/collection.tsx';
import { listsTexts } from '../../texts/en/lists.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export function ProductsPage() {
  const t = useTexts(listsTexts);
  return (
    <>
      <PageTitle text={t.collection} description={t.collectionDescription} />
      <Collection />
    </>
  );
}
