import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLowStock, type LowStock } from '#data/stock/stock-queries.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useFormats } from '#locales/formats.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { Column } from '../table/table-props.ts';
import { ListSection } from '../table/list-section.tsx';

/** Renders the counted sizes with few or no pieces left, fewest first. Reads 50 at most, with their products. */
export function LowStockList() {
  const t = useStrings(adminStockStrings);
  const shared = useStrings(adminSharedStrings);
  const { number } = useFormats();
  const sizes = useSizeText();
  const low = useLowStock();
  const columns: Column<LowStock>[] = [
    {
      key: 'image',
      name: t.columns.image,
      onCard: 'picture',
      cell: ({ image }) => <ProductThumb src={image} alt="" width={44} />,
    },
    {
      key: 'product',
      name: t.columns.product,
      onCard: 'beside',
      cell: ({ name }) => (
        <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      ),
    },
    { key: 'size', name: t.columns.size, cell: (it) => sizes.label(it) },
    {
      key: 'available',
      name: t.columns.available,
      isNumeric: true,
      cell: ({ available }) => number(available),
    },
    { key: 'onHand', name: t.columns.onHand, isNumeric: true, cell: ({ onHand }) => number(onHand) },
    { key: 'lowAt', name: t.columns.lowAt, isNumeric: true, cell: ({ lowAt }) => number(lowAt) },
    {
      key: 'actions',
      name: shared.actions,
      onCard: 'wide',
      cell: ({ productId, name, ...it }) => (
        <Button
          component={Link}
          to={`${paths.dashboard('stock')}?q=${encodeURIComponent(productId)}`}
          size="small"
          variant="text"
          aria-label={t.showOf(t.sizeOf(name, sizes.label(it)))}
        >
          {t.show}
        </Button>
      ),
    },
  ];
  return (
    <ListSection of={low} failed={t.failed} isEmpty={(rows) => rows.length === 0} empty={t.noLow}>
      {(rows, isOld) => (
        <DataTable
          label={t.lowList}
          columns={columns}
          rows={rows}
          idOf={({ _id }) => _id}
          nameOf={({ name, size }) => t.sizeOf(name, size)}
          isOld={isOld}
        />
      )}
    </ListSection>
  );
}
