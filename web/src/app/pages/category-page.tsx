import { COLLECTIONS, spreadRenditions } from '@nargisus/domain/catalogue';
import { useParams } from 'react-router-dom';
import { useCollection } from '#data/collections/collection-queries.ts';
import { CollectionProducts } from '#features/catalogue/collection-products.tsx';
import { CuratedProducts } from '#features/catalogue/curated-products.tsx';
import { ProductListFailed } from '#features/catalogue/product-list.tsx';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';
import { PagePlaceholder } from '#ui/page-placeholder.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function CategoryPage() {
  const { id = '' } = useParams();
  const labels = useStrings(catalogueLabelStrings);
  const collection = COLLECTIONS.find((it) => it.id === id);
  // Keys, so that another collection starts a new list.
  if (!collection) return <CuratedPage key={id} id={id} />;
  return (
    <>
      <PageMeta
        title={labels.collections[collection.id].label}
        description={labels.collections[collection.id].description}
        image={`/pictures/category-${collection.id}-640.webp`}
      />
      <CollectionProducts key={collection.id} collection={collection} />
    </>
  );
}

/** A collection that staff keep (docs/adr/0054). */
function CuratedPage({ id }: { id: string }) {
  const localized = useLocalized();
  const collection = useCollection(id);
  if (collection.state === 'loading') return <PagePlaceholder />;
  if (collection.state === 'missing') return <NotFoundPage />;
  if (collection.state === 'failed') return <ProductListFailed onRetry={collection.retry} />;
  const { image, renditions } = collection.value;
  const drawn = renditions && spreadRenditions(renditions).find(({ width }) => width >= 640);
  const description = localized(collection.value, 'description').children;
  return (
    <>
      <PageMeta
        title={localized(collection.value, 'name').children}
        description={description || undefined}
        image={(drawn?.webp ?? image) || undefined}
      />
      <CuratedProducts collection={collection.value} />
    </>
  );
}
