import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { adminBulkEditStrings } from '#locales/en/staff/admin-bulk-edit.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';
import { DialogHeading } from '../shared/dialog-heading.tsx';
import { RowList } from '../shared/row-list.tsx';
import { hasOutcome, type BulkEditState, type BulkRow, type BulkRun } from './use-bulk-edit.ts';
import { useProductChangeText } from './use-product-change-text.ts';

interface Props {
  run: BulkRun;
  state: BulkEditState;
  onClose(): void;
}

/** Renders the progress of a bulk edit or its undo, then, where not every product was saved, the result per product. */
export function BulkEditProgress({ run, state, onClose }: Props) {
  const t = useStrings(adminBulkEditStrings);
  const { number } = useFormats();
  const translate = useTranslate();
  const id = useId();
  const { step, isUndo, rows, failure } = run;
  const isSaving = step === 'saving';
  const open = rows.filter(({ result }) => !result).length;
  const saved = rows.filter((row) => hasOutcome(row, 'saved'));
  const unchanged = rows.filter((row) => hasOutcome(row, 'unchanged')).length;
  const notSaved = rows.length - open - saved.length - unchanged;
  const label = isUndo ? t.undoing : t.saving;
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogHeading id={id} text={isSaving ? t.title(rows.length, number(rows.length)) : t.resultTitle} />
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <div role="status">
          {isSaving ? (
            <>
              <Typography sx={{ mb: 1 }}>{label(number(rows.length - open), number(rows.length))}</Typography>
              <LinearProgress
                variant="determinate"
                value={((rows.length - open) / rows.length) * 100}
                aria-label={t.title(rows.length, number(rows.length))}
              />
            </>
          ) : (
            <AlertBox severity="warning">
              {t.result(number(saved.length + unchanged), number(notSaved), number(open))}
            </AlertBox>
          )}
        </div>
        {failure && <AlertBox severity="error">{translate(failure)}</AlertBox>}
        {!isSaving && <Results rows={rows} />}
      </DialogContent>
      <DialogButtons>
        {isSaving ? (
          <Button key="stop" variant="outlined" autoFocus onClick={state.stop}>
            {t.stop}
          </Button>
        ) : (
          <>
            {saved.length > 0 && !isUndo && (
              <Button variant="outlined" onClick={() => void state.undo(run)}>
                {t.undo}
              </Button>
            )}
            {open > 0 && (
              <Button variant="outlined" onClick={() => void state.goOn()}>
                {t.goOn}
              </Button>
            )}
            <Button key="close" autoFocus onClick={onClose}>
              {t.close}
            </Button>
          </>
        )}
      </DialogButtons>
    </Dialog>
  );
}

function Results({ rows }: { rows: readonly BulkRow[] }) {
  const t = useStrings(adminBulkEditStrings);
  const translate = useTranslate();
  const changeText = useProductChangeText();
  const textOf = ({ plan, result }: BulkRow) => {
    if (!result) return t.outcomes.open;
    switch (result.outcome) {
      case 'rejected':
        return t.rejected(result.errors.map((error) => translate(error)).join(' '));
      case 'conflict':
        return t.conflict(result.by, changeText.between(plan.product, result.stored));
      default:
        return t.outcomes[result.outcome];
    }
  };
  const isGood = (row: BulkRow) => hasOutcome(row, 'saved') || hasOutcome(row, 'unchanged');
  const sorted = [...rows.filter((row) => !isGood(row)), ...rows.filter(isGood)];
  return (
    <RowList
      label={t.resultTitle}
      rows={sorted.map((row) => ({ place: row.plan.product.name, text: textOf(row) }))}
    />
  );
}
