import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { useParams } from 'react-router-dom';
import { Shelf } from '#features/catalogue/shelf.tsx';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function CategoryPage() {
  const { id } = useParams();
  const labels = useStrings(catalogueLabelStrings);
  const shelf = COLLECTIONS.find((it) => it.id === id);
  if (!shelf) return <NotFoundPage />;
  return (
    <>
      <PageTitle
        text={labels.collections[shelf.id].label}
        description={labels.collections[shelf.id].description}
        picture={`/pictures/category-${shelf.id}-640.webp`}
      />
      {/* Another shelf is another list. */}
      <Shelf key={shelf.id} shelf={shelf} />
    </>
  );
}
