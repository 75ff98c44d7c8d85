import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RANGE_FILES, type RangeFile, type RangeReport } from '@nargisus/domain/reports';
import { downloadRangeFile } from '#data/reports/range-report-mutations.ts';
import { adminRangeReportsStrings } from '#locales/en/staff/admin-range-reports.ts';
import { useStrings } from '#locales/use-strings.ts';
import { busyProps } from '#ui/busy-props.ts';
import { useReportAction } from '../reports/use-report-action.ts';

/** Renders the buttons that download the files of a report, one at a time. */
export function RangeDownloads({ report }: { report: RangeReport }) {
  const t = useStrings(adminRangeReportsStrings);
  const { run, running } = useReportAction<RangeFile>();
  const labels: Readonly<Record<RangeFile, string>> = {
    'orders.csv': t.downloadOrders,
    'products.csv': t.downloadProducts,
    'report.pdf': t.downloadPdf,
  };
  const texts = { done: t.downloadStarted, failed: t.downloadFailed };
  return (
    <Box
      role="group"
      aria-label={t.downloads}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { sm: 'repeat(3, auto)' },
        justifyContent: { sm: 'start' },
      }}
    >
      {RANGE_FILES.map((file) => (
        <Button
          key={file}
          variant="outlined"
          {...busyProps(running !== null, () => void run(file, () => downloadRangeFile(report, file), texts))}
        >
          {running === file ? t.downloading : labels[file]}
        </Button>
      ))}
    </Box>
  );
}
