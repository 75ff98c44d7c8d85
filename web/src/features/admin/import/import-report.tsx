import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { FormSection } from '../shared/form-section.tsx';
import { FaultList } from './fault-list.tsx';
import { downloadFaultyRows, downloadResult } from './import-files.ts';
import { faultsOfResult } from './import-rows.ts';
import { isToSave, type Check, type ProductImport } from './use-product-import.ts';

/** Renders what the check found, what was saved, and the next step. */
export function ImportReport({ check, state }: { check: Check; state: ProductImport }) {
  const t = useStrings(adminImportStrings);
  const { number } = useFormats();
  const { phase, saved, progress } = state;
  const { read, faults, plans } = check;
  const count = (outcome: string) => [...plans.values()].filter((it) => it.outcome === outcome).length;
  const faulty = read.products.filter(({ row }) => !plans.has(row)).length;
  const toSave = [...plans.values()].filter(isToSave).length;
  const results = [...saved.values()];
  const rejected = results.filter(({ outcome }) => outcome === 'rejected');
  const did = (outcome: string) => number(results.filter((it) => it.outcome === outcome).length);
  const figures = [
    [t.counts.created, count('created')],
    [t.counts.updated, count('updated')],
    [t.counts.unchanged, count('unchanged')],
    [t.counts.faulty, faulty],
  ] as const;
  return (
    <FormSection title={t.stepResult}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
      >
        {figures.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0 }}>
              {number(value)}
            </Typography>
          </div>
        ))}
      </Box>
      {phase === 'done' && <AlertBox>{t.done(did('created'), did('updated'))}</AlertBox>}
      {phase === 'paused' && (
        <AlertBox severity="info">{t.paused(number(saved.size), number(progress.all))}</AlertBox>
      )}
      {rejected.length > 0 && (
        <>
          <AlertBox severity="error">{t.someRejected(rejected.length, number(rejected.length))}</AlertBox>
          <FaultList faults={rejected.flatMap(faultsOfResult)} />
        </>
      )}
      {faults.length > 0 ? (
        <FaultList faults={faults} />
      ) : (
        phase === 'checked' && <Typography>{t.noFaults}</Typography>
      )}
      {phase === 'checked' && toSave === 0 && (
        <Typography>{faulty > 0 || read.products.length === 0 ? t.nothingSound : t.nothing}</Typography>
      )}
      {phase === 'checked' && toSave > 0 && faulty > 0 && (
        <Typography>{t.leavesOut(faulty, number(faulty))}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {phase === 'checked' && toSave > 0 && (
          <Button onClick={() => void state.save()}>{t.importRows(toSave, number(toSave))}</Button>
        )}
        {phase === 'paused' && <Button onClick={() => void state.save()}>{t.goOn}</Button>}
        {faulty > 0 && (
          <Button variant="outlined" onClick={() => downloadFaultyRows(check)}>
            {t.downloadFaulty}
          </Button>
        )}
        {results.length > 0 && (
          <Button variant="outlined" onClick={() => downloadResult(check, saved, t)}>
            {t.downloadResult}
          </Button>
        )}
        <Button variant="text" onClick={state.reset}>
          {t.again}
        </Button>
      </Box>
    </FormSection>
  );
}
