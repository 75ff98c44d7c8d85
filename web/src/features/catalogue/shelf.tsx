import { Text } from '#ui/text.tsx';
import type { Collection } from '@nargisus/domain/catalogue';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Container } from '#ui/container.tsx';
import { FoundProducts } from './found-products.tsx';
import { ListHeader } from './list-header.tsx';

/** One shelf of /category: its products, with the same search and filters as the whole collection. */
export function Shelf({ shelf }: { shelf: Collection }) {
  const { label, description } = useStrings(catalogueLabelStrings).collections[shelf.id];
  return (
    <Container>
      <ListHeader>
        <Text variant="h1">{label}</Text>
        <Text tone="secondary">{description}</Text>
      </ListHeader>
      <FoundProducts shelf={shelf.id} />
    </Container>
  );
}
