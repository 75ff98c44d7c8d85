import { Collection } from '../../features/catalogue/collection.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function ProductsPage() {
  return (
    <>
      <PageTitle text="Our Collection" />
      <Collection />
    </>
  );
}
