import Typography from '@mui/material/Typography';
import type { Collection } from '@nargisus/domain/catalogue';
import { useTranslate } from '#locales/translate.ts';
import { Container } from '#ui/container.tsx';
import { FoundProducts } from './found-products.tsx';
import { ListHeader } from './list-header.tsx';

/** One shelf of /category: its products, with the same search and filters as the whole collection. */
export function Shelf({ shelf }: { shelf: Collection }) {
  const translate = useTranslate();
  return (
    <Container>
      <ListHeader>
        <Typography variant="h1">{translate(shelf.label)}</Typography>
        <Typography color="textSecondary">{translate(shelf.description)}</Typography>
      </ListHeader>
      <FoundProducts shelf={shelf.id} />
    </Container>
  );
}
