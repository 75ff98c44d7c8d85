import { Collection } from '#features/catalogue/collection.tsx';
import { listToolsTexts } from '#texts/en/list-tools.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function ProductsPage() {
  const t = useTexts(listToolsTexts);
  return (
    <>
      <PageTitle text={t.collection} description={t.collectionDescription} />
      <Collection />
    </>
  );
}
