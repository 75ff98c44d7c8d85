import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { StockMove } from '@nargisus/domain/stock';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useStockMoves } from '#data/stock/stock-queries.ts';
import { useUserNames } from '#data/users/use-user-names.ts';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { DialogHeading } from '../shared/dialog-heading.tsx';
import { ListSection } from '../table/list-section.tsx';

/** Renders the history of a size, newest first, in pages of 20 moves. */
export function MovesDialog({ stock, title, onClose }: { stock: string; title: string; onClose(): void }) {
  const t = useStrings(adminStockStrings);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const page = useStockMoves(stock, cursors.at(-1) ?? null);
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHeading id={id} text={t.historyOf(title)} />
      <DialogContent tabIndex={0}>
        <ListSection
          of={page}
          failed={t.historyFailed}
          isEmpty={({ moves }) => moves.length === 0}
          empty={t.noHistory}
          rows={4}
        >
          {({ moves, next }, isOld) => (
            <>
              <Moves moves={moves} isOld={isOld} />
              <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
                {cursors.length > 0 && (
                  <Button size="small" variant="outlined" onClick={() => setCursors(cursors.slice(0, -1))}>
                    {t.newer}
                  </Button>
                )}
                {next !== null && (
                  <Button size="small" variant="outlined" onClick={() => setCursors([...cursors, next])}>
                    {t.older}
                  </Button>
                )}
              </Box>
            </>
          )}
        </ListSection>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1 }}>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Moves({ moves, isOld }: { moves: readonly StockMove[]; isOld: boolean }) {
  const names = useUserNames(moves.flatMap(({ by }) => by ?? []));
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, opacity: isOld ? 0.6 : 1 }}
    >
      {moves.map((move) => (
        <MoveEntry
          key={move._id}
          move={move}
          who={(names.state === 'ready' && move.by !== null && names.value.get(move.by)) || undefined}
        />
      ))}
    </Box>
  );
}

function MoveEntry({ move, who }: { move: StockMove; who: string | undefined }) {
  const t = useStrings(adminStockStrings);
  const { dateTime, number } = useFormats();
  const { from, to, order, note, why } = move;
  const changes = (['onHand', 'committed'] as const).filter((level) => from[level] !== to[level]);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, overflowWrap: 'anywhere' }}>
      <strong>{t.whys[why]}</strong>
      {changes.map((level) => (
        <Typography key={level} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t.fromTo(t.columns[level], number(from[level]), number(to[level]))}
        </Typography>
      ))}
      {note && <Typography variant="body2">{why === 'delivery' ? t.deliveryNumber(note) : note}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {[dateTime(move.createdAt), who].filter(Boolean).join(' · ')}
        {order && (
          <>
            {' · '}
            <Link to={dashboardPaths.order(order._id)}>{order.orderId}</Link>
          </>
        )}
      </Typography>
    </Box>
  );
}
