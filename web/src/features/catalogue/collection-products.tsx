import { Text } from '#ui/text.tsx';
import type { Collection } from '@nargisus/domain/catalogue';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Container } from '#ui/container.tsx';
import { ProductList } from './product-list.tsx';
import { ListHeader } from './list-header.tsx';

/** Renders /category/{id}: the products of one collection, with the same search and filters as the whole catalogue. */
export function CollectionProducts({ collection }: { collection: Collection }) {
  const { label, description } = useStrings(catalogueLabelStrings).collections[collection.id];
  return (
    <Container>
      <ListHeader>
        <Text variant="h1">{label}</Text>
        <Text tone="secondary">{description}</Text>
      </ListHeader>
      <ProductList collection={collection.id} />
    </Container>
  );
}
