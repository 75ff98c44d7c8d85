import Typography from '@mui/material/Typography';
import type { ShopCategory } from '@nargisus/domain/catalogue';
import { useSay } from '#texts/sentences.ts';
import { Wrap } from '#ui/wrap.tsx';
import { FoundProducts } from './found-products.tsx';
import { ListHeader } from './list-header.tsx';

/** One shelf of /category: its products, with the same search and filters as the whole collection. */
export function Shelf({ shelf }: { shelf: ShopCategory }) {
  const say = useSay();
  return (
    <Wrap>
      <ListHeader>
        <Typography variant="h1">{say(shelf.label)}</Typography>
        <Typography color="textSecondary">{say(shelf.description)}</Typography>
      </ListHeader>
      <FoundProducts shelf={shelf.id} />
    </Wrap>
  );
}
