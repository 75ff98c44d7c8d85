import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RangeReport } from '@nargisus/domain/reports';
import { useRangeSums } from '#data/reports/range-report-queries.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MarginFigures } from '../overview/margin-figures.tsx';
import { DeliveryBreakdowns } from './delivery-breakdowns.tsx';
import { RangeDays } from './range-days.tsx';
import { RangeDownloads } from './range-downloads.tsx';
import { RangeFigures } from './range-figures.tsx';
import { SalesBreakdowns } from './sales-breakdowns.tsx';

/** Renders a report that is ready: its downloads, the figures of the whole range, then each breakdown. */
export function RangeContent({ report }: { report: RangeReport }) {
  const t = useStrings(adminRangeReportsStrings);
  const { dateTime } = useFormats();
  const sums = useRangeSums(report._id);
  if (sums.state === 'loading') return <LoadingScreen text="" />;
  if (sums.state === 'failed') return <LoadFailed text={t.failed} onRetry={sums.retry} />;
  if (sums.state === 'missing') return <Typography>{t.missing}</Typography>;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t.madeAt(dateTime(report.at))}
      </Typography>
      <RangeDownloads report={report} />
      <Box sx={{ mt: 3 }}>
        <RangeFigures sums={sums.value} />
        <MarginFigures costs={sums.value.summary.goods} />
      </Box>
      <RangeDays sums={sums.value} />
      <SalesBreakdowns sums={sums.value} />
      <DeliveryBreakdowns sums={sums.value} />
    </>
  );
}
