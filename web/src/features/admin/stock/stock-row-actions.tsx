import Button from '@mui/material/Button';
import { stockCalls } from '@nargisus/domain/contract';
import { useState } from 'react';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useStrings } from '#locales/use-strings.ts';
import { RowActions } from '../table/row-actions.tsx';
import { MovesDialog } from './moves-dialog.tsx';
import type { StockRow } from './product-stock.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { May } from '../shared/may.tsx';

/** Renders the history of a size and, where it is counted, the end of counting. */
export function StockRowActions({ name, row }: { name: string; row: StockRow }) {
  const t = useStrings(adminStockStrings);
  const [dialog, setDialog] = useState<'moves' | 'stop' | null>(null);
  const title = t.sizeOf(name, row.label);
  return (
    <RowActions>
      <Button size="small" variant="text" aria-label={t.historyOf(title)} onClick={() => setDialog('moves')}>
        {t.history}
      </Button>
      {row.stock && (
        <May call={stockCalls.stopStock}>
          <Button size="small" variant="text" aria-label={t.stopOf(title)} onClick={() => setDialog('stop')}>
            {t.stop}
          </Button>
        </May>
      )}
      {dialog === 'moves' && <MovesDialog stock={row.id} title={title} onClose={() => setDialog(null)} />}
      {dialog === 'stop' && <StopDialog stock={row.id} title={title} onClose={() => setDialog(null)} />}
    </RowActions>
  );
}
