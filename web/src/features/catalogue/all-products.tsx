import { Text } from '#ui/text.tsx';
import { useLocation } from 'react-router-dom';
import { listFilterStrings } from '#locales/en/list-filters.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Container } from '#ui/container.tsx';
import { ProductList } from './product-list.tsx';
import { ListHeader } from './list-header.tsx';

/** Renders /products: the whole catalogue (docs/reference/specification.md 2, Products). */
export function AllProducts() {
  const t = useStrings(listFilterStrings);
  // The search button of the navbar leads here and expects the focus in the search field.
  const { state } = useLocation() as { state: { search?: boolean } | null };
  return (
    <Container>
      <ListHeader>
        <Text variant="h1">{t.collection}</Text>
      </ListHeader>
      <ProductList autoFocus={state?.search === true} />
    </Container>
  );
}
