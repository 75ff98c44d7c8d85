import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { adminStockStrings } from '#locales/en/staff/admin-stock.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { busyProps } from '#ui/busy-props.ts';
import { DialogHeading } from '../shared/dialog-heading.tsx';
import { ImportFaults } from './import-faults.tsx';
import { ImportResults } from './import-results.tsx';
import { useStockImport, type StockImport } from './use-stock-import.ts';

/** Renders the import of a stock file: what is wrong with it or what it would do, then the progress, then the result by row. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const t = useStrings(adminStockStrings);
  const { number } = useFormats();
  const { state, isBusy, check, send } = useStockImport();
  const id = useId();
  const sendable =
    state.step === 'checked' && state.plan.faults.length === 0
      ? state.plan.changes.filter(({ kind }) => kind !== 'none').length
      : 0;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHeading id={id} text={t.importCsv} />
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }} tabIndex={0}>
        {(state.step === 'choose' || state.step === 'checked') && (
          <>
            <Typography variant="body2" color="textSecondary">
              {t.importText}
            </Typography>
            <input
              type="file"
              accept=".csv,text/csv"
              aria-label={t.file}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again after it was corrected.
                target.value = '';
                if (file) void check(file);
              }}
            />
          </>
        )}
        <div role="status">
          <Step state={state} />
        </div>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1 }}>
        <Button variant="outlined" {...busyProps(isBusy, onClose)}>
          {t.close}
        </Button>
        {sendable > 0 && <Button onClick={() => void send()}>{t.importRows(number(sendable))}</Button>}
      </DialogActions>
    </Dialog>
  );
}

function Step({ state }: { state: StockImport }) {
  const t = useStrings(adminStockStrings);
  const { number } = useFormats();
  switch (state.step) {
    case 'choose':
      return state.hasFailed ? <AlertBox severity="error">{t.checkFailed}</AlertBox> : null;
    case 'checking':
      return t.checking;
    case 'checked': {
      const { changes, faults } = state.plan;
      if (faults.length > 0) return <ImportFaults faults={faults} />;
      const same = changes.filter(({ kind }) => kind === 'none').length;
      return t.checked(state.name, number(changes.length - same), number(same));
    }
    case 'sending':
      return (
        <>
          <progress value={state.done} max={state.all} style={{ width: '100%' }} aria-label={t.importCsv} />
          <div>{t.progress(number(state.done), number(state.all))}</div>
        </>
      );
    case 'done':
      return <ImportResults results={state.results} />;
  }
}
