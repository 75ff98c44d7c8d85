import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { useParams } from 'react-router-dom';
import { Shelf } from '#features/catalogue/shelf.tsx';
import { useTranslate } from '#locales/translate.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function CategoryPage() {
  const { id } = useParams();
  const translate = useTranslate();
  const shelf = COLLECTIONS.find((it) => it.id === id);
  if (!shelf) return <NotFoundPage />;
  return (
    <>
      <PageTitle
        text={translate(shelf.label)}
        description={translate(shelf.description)}
        picture={`/pictures/category-${shelf.id}-640.webp`}
      />
      {/* Another shelf is another list. */}
      <Shelf key={shelf.id} shelf={shelf} />
    </>
  );
}
