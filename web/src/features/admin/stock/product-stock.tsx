import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sizesOf, sizingOf, waitableSizes, type Product } from '@nargisus/domain/catalogue';
import { stockAlertCalls } from '@nargisus/domain/contract';
import { stockId, type StockView } from '@nargisus/domain/stock';
import { useState } from 'react';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useProductName } from '#locales/use-localized.ts';
import { useSizeText } from '#locales/use-size-text.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ProductThumb } from '#ui/product-thumb.tsx';
import { DataTable } from '../table/data-table.tsx';
import { SoftWrap } from '../table/soft-wrap.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { WaitingCounts } from './waiting-counts.tsx';
import { useStockColumns } from './use-stock-columns.tsx';
import { useRights } from '../shared/rights.ts';

/** A size of a product; `stock` is undefined where it is not counted. */
export interface StockRow {
  readonly id: string;
  readonly size: string;
  /** As the active language writes it. */
  readonly label: string;
  readonly stock: StockView | undefined;
}

interface Props {
  product: Product;
  stocks: ReadonlyMap<string, StockView>;
}

/** Renders a product with the stock of each of its sizes, also of those that it is no longer made in but still has pieces of. */
export function ProductStock({ product, stocks }: Props) {
  const t = useStrings(adminStockStrings);
  const name = useProductName()(product);
  const sizes = useSizeText();
  const [dialog, setDialog] = useState<'delivery' | 'start' | null>(null);
  const { mayCall } = useRights();
  const columns = useStockColumns(product);
  const made = sizesOf(product);
  const others = [...stocks.values()].filter(
    (it) => it.productId === product.id && it.isCounted && !made.includes(it.size),
  );
  const rows = [...made, ...others.map(({ size }) => size)].map((size): StockRow => {
    const stock = stocks.get(stockId({ productId: product.id, size }));
    const label = sizes.label({ size, sizing: sizingOf(product) });
    return {
      id: stockId({ productId: product.id, size }),
      size,
      label,
      stock: stock?.isCounted ? stock : undefined,
    };
  });
  const isAnyUncounted = rows.some(({ stock }) => !stock);
  return (
    <Box component="section" aria-label={name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <ProductThumb src={product.images?.[0]?.webp ?? product.image} alt="" width={44} />
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography component="h2" variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography lang="en" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <SoftWrap text={product.sku ?? product.id} />
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => setDialog('delivery')}>
            {t.receive}
          </Button>
          {isAnyUncounted && (
            <Button size="small" variant="outlined" onClick={() => setDialog('start')}>
              {t.start}
            </Button>
          )}
        </Box>
      </Box>
      {mayCall(stockAlertCalls.countStockAlerts) && waitableSizes(product).length > 0 && (
        <WaitingCounts product={product} />
      )}
      <DataTable
        label={t.stockOf(name)}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ label }) => label}
      />
      {dialog === 'delivery' && <DeliveryDialog name={name} rows={rows} onClose={() => setDialog(null)} />}
      {dialog === 'start' && (
        <StartDialog name={name} rows={rows.filter(({ stock }) => !stock)} onClose={() => setDialog(null)} />
      )}
    </Box>
  );
}
