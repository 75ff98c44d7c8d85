import Box from '@mui/material/Box';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useStrings } from '#locales/use-strings.ts';
import { banglaDigitsTyped } from '#ui/bangla-digits-typed.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { StockRow } from './product-stock.tsx';
import type { useSizeQuantities } from './use-size-quantities.ts';

interface Props {
  rows: readonly StockRow[];
  quantities: ReturnType<typeof useSizeQuantities>;
  /** A hint below the field of a size. */
  hintOf?: (row: StockRow) => string | undefined;
}

/** Renders a quantity field for each size. */
export function SizeFields({ rows, quantities, hintOf }: Props) {
  const t = useStrings(adminStockStrings);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
        alignItems: 'start',
      }}
    >
      {rows.map((row) => (
        <TextInput
          key={row.id}
          label={row.label}
          isOptional
          value={quantities.textOf(row.id)}
          readOnly={quantities.isDone(row.id)}
          error={quantities.errorOf(row.id) !== undefined}
          helperText={quantities.errorOf(row.id) ?? (quantities.isDone(row.id) ? t.saved : hintOf?.(row))}
          onBeforeInput={banglaDigitsTyped}
          onChange={({ target }) => quantities.type(row.id, target.value)}
        />
      ))}
    </Box>
  );
}
