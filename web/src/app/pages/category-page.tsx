import { SHOP_CATEGORIES } from '@nargisus/domain/catalogue';
import { useParams } from 'react-router-dom';
import { Shelf } from '../../features/catalogue/shelf.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function CategoryPage() {
  const { id } = useParams();
  const shelf = SHOP_CATEGORIES.find((it) => it.id === id);
  if (!shelf) return <NotFoundPage />;
  return (
    <>
      <PageTitle text={shelf.label} />
      <Shelf shelf={shelf} />
    </>
  );
}
