import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { adminImportStrings } from '#locales/en/staff/admin-import.ts';
import { useFormats } from '#locales/formats.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { useUnsavedChanges } from '#ui/use-unsaved-changes.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ImportReport } from './import-report.tsx';
import { useProductImport } from './use-product-import.ts';

/** Renders the import of products: files, check, report, progress and result. The check reads one or two documents per row. */
export function ImportProducts() {
  const t = useStrings(adminImportStrings);
  const { number } = useFormats();
  const translate = useTranslate();
  const state = useProductImport();
  const { phase, progress, failure } = state;
  const isRunning = phase === 'checking' || phase === 'importing';
  const status = useRef<HTMLDivElement>(null);
  const leaveQuestion = useUnsavedChanges(phase === 'importing', paths.dashboard('products'));
  useEffect(() => {
    if (phase === 'checked' || phase === 'done') status.current?.scrollIntoView({ block: 'start' });
  }, [phase]);
  const label = phase === 'checking' ? t.checking : t.importing;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {leaveQuestion}
      <Typography sx={{ maxWidth: '70ch' }}>{t.about}</Typography>
      {(phase === 'choose' || phase === 'checking') && (
        <ChooseFiles
          isBusy={phase === 'checking'}
          onCheck={(table, pictures) => void state.start(table, pictures)}
        />
      )}
      <div ref={status} style={{ scrollMarginTop: 96 }} aria-live="polite">
        {failure && <AlertBox severity="error">{translate(failure)}</AlertBox>}
        {isRunning && (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Typography>{label(number(progress.done), number(progress.all))}</Typography>
            <LinearProgress
              variant="determinate"
              value={progress.all > 0 ? (progress.done / progress.all) * 100 : 0}
              aria-label={t.title}
            />
            <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={state.cancel}>
              {t.stop}
            </Button>
          </Box>
        )}
      </div>
      {state.check && !isRunning && <ImportReport check={state.check} state={state} />}
      {phase === 'done' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={paths.dashboard('products')}>
            {t.toProducts}
          </Button>
          <Button variant="outlined" component={Link} to={paths.dashboard('stock')}>
            {t.toStock}
          </Button>
        </Box>
      )}
    </Box>
  );
}
