import { calls, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { reportMessages } from '@nargisus/domain/messages';
import { REPORT_DAYS_SHOWN, reportDayAt } from '@nargisus/domain/reports';
import { interpolate } from '@nargisus/domain/text';
import { addDays, dhakaDay, type DhakaDay } from '@nargisus/domain/time';
import { routesWith } from '../http/route.ts';
import { emailReport, sendDemoReports } from './email-report.ts';
import { readReport } from './read-report.ts';
import { csvFile, reportFile } from './report-file.ts';
import type { ReportsRepository } from './reports.repository.ts';
import { resendReport } from './resend-report.ts';
import type { ReportDependencies } from './run-daily-report.ts';

const { route } = routesWith<{ readonly reports: ReportsRepository }, ReportDependencies>();

/** Reads the records of reports; renders none. */
export const reportRoutes = [
  route(calls.listReports, async (_input, { reports }, { now }) => {
    const latest = reportDayAt(now());
    const days = Array.from({ length: REPORT_DAYS_SHOWN }, (_, back) => addDays(latest, -back));
    return { data: await reports.records(days) };
  }),
];

/**
 * Calls that render a report: they take seconds of processor time and much memory, so the function `documents`
 * answers them.
 */
export const reportFileRoutes = [
  route(calls.downloadCsvReport, ({ query: { date } }, { reports }, { now }) =>
    downloadCsv(reports, date ?? dhakaDay(now())),
  ),
  route(calls.downloadPdfReport, ({ query: { date } }, { reports }, { now }) =>
    downloadPdf(reports, date ?? dhakaDay(now())),
  ),

  route(calls.emailReport, async ({ body: { email, reportType, date } }, { reports }, dependencies) => {
    const day = date ?? dhakaDay(dependencies.now());
    await emailReport(reports, dependencies, { email, type: reportType, day });
    return { data: undefined, message: interpolate(reportMessages.emailed, { email }) };
  }),

  route(calls.sendDemoReports, async ({ caller: { email } }, _repositories, { now, send }) => {
    if (!email) throw new ShopError('conflict', staffErrorMessages.noAddress);
    await sendDemoReports(send, { email, day: dhakaDay(now()) });
    return { data: undefined, message: interpolate(reportMessages.demoSent, { email }) };
  }),

  route(calls.resendReport, async ({ caller, params: { date } }, { reports }, dependencies) => {
    const record = await resendReport(reports, dependencies, { day: date, by: caller.uid });
    return { data: record, message: interpolate(reportMessages.emailed, { email: record.to.join(', ') }) };
  }),
];

/**
 * Reads and sends the CSV page by page, however many orders there are; reads the first page before the answer
 * begins.
 */
async function downloadCsv(reports: ReportsRepository, day: DhakaDay) {
  return orSay(async () => {
    const { csvOf } = await import('./render-csv.ts');
    return { file: csvFile(day, await begun(csvOf(reports.pagesOf(day)))) };
  });
}

async function downloadPdf(reports: ReportsRepository, day: DhakaDay) {
  return orSay(async () => ({ file: await reportFile(await readReport(reports, day), 'pdf') }));
}

/**
 * Returns parts whose first two are read. The head needs no read: with the first rows, an early failure still gets
 * an error answer.
 */
async function begun(parts: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = [await parts.next(), await parts.next()];
  return (async function* () {
    for (const { done, value } of first) if (!done) yield value;
    yield* parts;
  })();
}

async function orSay<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ShopError('internal', reportMessages.downloadFailed, { cause });
  }
}
