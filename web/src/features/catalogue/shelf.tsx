import Typography from '@mui/material/Typography';
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
        <Typography variant="h1">{label}</Typography>
        <Typography color="textSecondary">{description}</Typography>
      </ListHeader>
      <FoundProducts shelf={shelf.id} />
    </Container>
  );
}
