import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { listToolsTexts } from '#texts/en/list-tools.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Wrap } from '#ui/wrap.tsx';
import { FoundProducts } from './found-products.tsx';
import { ListHeader } from './list-header.tsx';

/** docs/reference/specification.md 2, Products. */
export function Collection() {
  const t = useTexts(listToolsTexts);
  // The navbar's search leads here, with the field ready.
  const { state } = useLocation() as { state: { search?: boolean } | null };
  return (
    <Wrap>
      <ListHeader>
        <Typography variant="h1">{t.collection}</Typography>
      </ListHeader>
      <FoundProducts autoFocus={state?.search === true} />
    </Wrap>
  );
}
