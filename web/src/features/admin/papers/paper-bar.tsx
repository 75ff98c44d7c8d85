import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@nargisus/domain/orders';
import { adminPapersStrings } from '#locales/en/admin-papers.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PaperMenu } from './paper-menu.tsx';

interface Props {
  /** The selected orders. */
  orders: readonly Order[];
  /** Null where another bar says how many are selected and clears the selection. */
  onClear: (() => void) | null;
}

/** Renders the papers of the selected orders; nothing while none is selected. */
export function PaperBar({ orders, onClear }: Props) {
  const t = useStrings(adminPapersStrings);
  const { number } = useFormats();
  const isShown = orders.length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: isShown ? 1.5 : 0 }}>
      {onClear && (
        // The live region exists before its text.
        <Box role="status" sx={{ fontWeight: 600 }}>
          {isShown && t.chosen(number(orders.length))}
        </Box>
      )}
      {isShown && <PaperMenu orders={orders} />}
      {isShown && onClear && (
        <Button size="small" variant="text" onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </Box>
  );
}
