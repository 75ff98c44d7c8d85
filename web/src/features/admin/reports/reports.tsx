import Typography from '@mui/material/Typography';
import { adminReportsStrings } from '#locales/en/staff/admin-reports.ts';
import { useStrings } from '#locales/use-strings.ts';
import { RangeReports } from '../range-reports/range-reports.tsx';
import { DayReport } from './day-report.tsx';
import { ReportMails } from './report-mails.tsx';
import { ReportPanels } from './report-panels.tsx';
import { UnfulfilledPayments } from './unfulfilled-payments.tsx';

/**
 * Renders the Reports tab (docs/reference/specification.md 2). Reads the report records of two weeks, the last
 * reports of ranges and the payments without an order.
 */
export function Reports() {
  const t = useStrings(adminReportsStrings);
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t.title}
      </Typography>
      <DayReport />
      <ReportPanels />
      <RangeReports />
      <ReportMails />
      <UnfulfilledPayments />
    </>
  );
}
