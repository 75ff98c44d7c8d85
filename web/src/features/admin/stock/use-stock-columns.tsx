import Box from '@mui/material/Box';
import type { Product } from '@nargisus/domain/catalogue';
import { stockCalls } from '@nargisus/domain/contract';
import type { ReactNode } from 'react';
import { countStock, setStockLowAt } from '#data/stock/stock-mutations.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { adminSharedStrings } from '#locales/en/staff/admin-shared.ts';
import { useFormats } from '#locales/formats.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import type { Column } from '../table/table-props.ts';
import { NumberCell } from './number-cell.tsx';
import type { StockRow } from './product-stock.tsx';
import { StockRowActions } from './stock-row-actions.tsx';
import { useRights } from '../shared/rights.ts';

/** Returns the columns of a product's stock: pieces on the shelf and the low limit can be typed. */
export function useStockColumns(product: Product): Column<StockRow>[] {
  const t = useStrings(adminStockStrings);
  const shared = useStrings(adminSharedStrings);
  const { number } = useFormats();
  const mayLimit = useRights().mayCall(stockCalls.setStockLowAt);
  const name = useProductName()(product);
  const figure = (value: number | undefined) => (value === undefined ? '–' : number(value));
  return [
    {
      key: 'size',
      name: t.columns.size,
      onCard: 'wide',
      cell: ({ label, stock }) => (
        <Box sx={{ minWidth: { md: 76 } }}>
          <strong>{label}</strong>
          {!stock && <SizeNote color="text.secondary">{t.notCounted}</SizeNote>}
          {stock && stock.available <= stock.lowAt && (
            <SizeNote color="error.main">{stock.available === 0 ? t.out : t.low}</SizeNote>
          )}
        </Box>
      ),
    },
    {
      key: 'onHand',
      name: t.columns.onHand,
      onCard: 'wide',
      cell: ({ id, label, stock }) => (
        <NumberCell
          label={t.onHandOf(name, label)}
          stored={stock?.onHand ?? null}
          placeholder="–"
          hasReason
          hasSteps
          send={({ to, was, reason }) => countStock(id, { onHand: to, was, reason })}
        />
      ),
    },
    {
      key: 'committed',
      name: t.columns.committed,
      isNumeric: true,
      cell: ({ stock }) => figure(stock?.committed),
    },
    { key: 'held', name: t.columns.held, isNumeric: true, cell: ({ stock }) => figure(stock?.held) },
    {
      key: 'available',
      name: t.columns.available,
      isNumeric: true,
      cell: ({ stock }) => <strong>{figure(stock?.available)}</strong>,
    },
    {
      key: 'lowAt',
      name: t.columns.lowAt,
      cell: ({ id, label, stock }) =>
        stock && mayLimit ? (
          <NumberCell
            label={t.lowAtOf(name, label)}
            stored={stock.lowAt}
            send={({ to, was }) => setStockLowAt(id, { lowAt: to, was: was ?? 0 })}
          />
        ) : (
          figure(stock?.lowAt)
        ),
    },
    {
      key: 'actions',
      name: shared.actions,
      onCard: 'wide',
      cell: (row) => <StockRowActions name={name} row={row} />,
    },
  ];
}

/** Renders a note after the name of a size: beside it on a card, below it in a table. */
const SizeNote = ({ color, children }: { color: string; children: ReactNode }) => (
  <Box component="span" sx={{ ml: { xs: 1, md: 0 }, display: { md: 'block' }, color, fontSize: '0.8125rem' }}>
    {children}
  </Box>
);
