import { calls, ShopError, staffRefusals } from '@nargisus/domain/contract';
import { reportMessages } from '@nargisus/domain/messages';
import { dailyReport, REPORT_DAYS_SHOWN, reportDayAt, type ReportType } from '@nargisus/domain/reports';
import { fill } from '@nargisus/domain/text';
import { addDays, dhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { route } from '../http/route.ts';
import { cloudReportWorld } from './cloud-report-world.ts';
import { emailReport, sendDemoReports } from './email-report.ts';
import { reportFile } from './report-file.ts';
import type { ReportsRepository } from './reports.repository.ts';
import { resendReport } from './resend-report.ts';

const { send } = cloudReportWorld;

export const reportRoutes = [
  route(calls.downloadCsvReport, ({ query: { date } }, { reports }, { now }) =>
    download(reports, 'csv', date ?? dhakaDay(now())),
  ),
  route(calls.downloadPdfReport, ({ query: { date } }, { reports }, { now }) =>
    download(reports, 'pdf', date ?? dhakaDay(now())),
  ),

  route(calls.emailReport, async ({ body: { email, reportType, date } }, { reports }, { now }) => {
    await emailReport(reports, send, { email, type: reportType, day: date ?? dhakaDay(now()) });
    return { data: undefined, message: fill(reportMessages.emailed, { email }) };
  }),

  route(calls.sendDemoReports, async ({ caller: { email } }, _shop, { now }) => {
    if (!email) throw new ShopError('conflict', staffRefusals.noAddress);
    await sendDemoReports(send, { email, day: dhakaDay(now()) });
    return { data: undefined, message: fill(reportMessages.demoSent, { email }) };
  }),

  route(calls.listReports, async (_input, { reports }, { now }) => {
    const latest = reportDayAt(now());
    const days = Array.from({ length: REPORT_DAYS_SHOWN }, (_, back) => addDays(latest, -back));
    return { data: await reports.records(days) };
  }),

  route(calls.resendReport, async ({ caller, params: { date } }, { reports }, { now }) => {
    const record = await resendReport(reports, { ...cloudReportWorld, now }, { day: date, by: caller.uid });
    return { data: record, message: fill(reportMessages.emailed, { email: record.to.join(', ') }) };
  }),
];

async function download(reports: ReportsRepository, type: ReportType, day: DhakaDay) {
  try {
    return { file: await reportFile(dailyReport(day, await reports.ordersOf(day)), type) };
  } catch (cause) {
    throw new ShopError('internal', reportMessages.downloadFailed, { cause });
  }
}
