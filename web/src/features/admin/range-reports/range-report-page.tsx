import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RangeReport } from '@nargisus/domain/reports';
import { paths } from '#config/paths.ts';
import { useRangeReport } from '#data/reports/range-report-queries.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { BackButton } from '../shared/back-button.tsx';
import { RangeContent } from './range-content.tsx';
import { RangeStateChip } from './range-state-chip.tsx';
import { useRangeText } from './use-range-text.ts';
import { useRequestRange } from './use-request-range.ts';

/** Renders /dashboard/reports/{id}, live: how a report of a range is doing, then its figures. Reads two documents. */
export function RangeReportPage({ id }: { id: string }) {
  const t = useStrings(adminRangeReportsStrings);
  const report = useRangeReport(id);
  return (
    <>
      <BackButton list={paths.dashboard('reports')} label={t.back} />
      {report.state === 'loading' && <LoadingScreen text="" />}
      {report.state === 'failed' && <LoadFailed text={t.failed} onRetry={report.retry} />}
      {report.state === 'missing' && (
        <Typography variant="h2" component="h1">
          {t.missing}
        </Typography>
      )}
      {report.state === 'ready' && <Report report={report.value} />}
    </>
  );
}

function Report({ report }: { report: RangeReport }) {
  const t = useStrings(adminRangeReportsStrings);
  const rangeText = useRangeText();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" component="h1">
          {t.heading(rangeText(report))}
        </Typography>
        <RangeStateChip state={report.state} />
      </Box>
      {report.state === 'ready' ? <RangeContent report={report} /> : <Unfinished report={report} />}
    </>
  );
}

/** Renders how far a report is, or why it failed. */
function Unfinished({ report }: { report: RangeReport }) {
  const t = useStrings(adminRangeReportsStrings);
  const { number } = useFormats();
  const { request, isBusy } = useRequestRange();
  if (report.state === 'failed')
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '64ch' }}>
        <Typography color="error">{t.errors[report.error ?? 'other']}</Typography>
        <Button {...busyProps(isBusy, () => void request(report))}>{isBusy ? t.making : t.again}</Button>
      </Box>
    );
  return (
    <Typography role="status" color="textSecondary">
      {report.state === 'queued' ? t.waiting : t.progress(report.ordersRead, number(report.ordersRead))}
    </Typography>
  );
}
