import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { useParams } from 'react-router-dom';
import { CollectionProducts } from '#features/catalogue/collection-products.tsx';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function CategoryPage() {
  const { id } = useParams();
  const labels = useStrings(catalogueLabelStrings);
  const collection = COLLECTIONS.find((it) => it.id === id);
  if (!collection) return <NotFoundPage />;
  return (
    <>
      <PageMeta
        title={labels.collections[collection.id].label}
        description={labels.collections[collection.id].description}
        image={`/pictures/category-${collection.id}-640.webp`}
      />
      {/* A key, so that another collection starts a new list. */}
      <CollectionProducts key={collection.id} collection={collection} />
    </>
  );
}
