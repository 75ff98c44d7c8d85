import Typography from '@mui/material/Typography';
import { adminReportsTexts } from '#texts/en/admin-reports.ts';
import { useTexts } from '#texts/use-texts.ts';
import { DayReport } from './day-report.tsx';
import { ReportMails } from './report-mails.tsx';
import { ReportPanels } from './report-panels.tsx';
import { WaitingPayments } from './waiting-payments.tsx';

/**
 * docs/reference/specification.md 2, Reports. Reads the last two weeks' report records, and the payments that have
 * no order.
 */
export function Reports() {
  const t = useTexts(adminReportsTexts);
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {t.title}
      </Typography>
      <DayReport />
      <ReportPanels />
      <ReportMails />
      <WaitingPayments />
    </>
  );
}
