import {
  emptyReport,
  MAX_MAILED_BYTES,
  REPORT_TYPES,
  withMoreOrders,
  type DailyReport,
  type ReportType,
} from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import { BoundedBytes } from './bounded-bytes.ts';
import { csvFile, reportFile, type ReportFile } from './report-file.ts';
import type { ReportsRepository } from './reports.repository.ts';

interface MailedReport {
  readonly report: DailyReport;
  readonly attachments: readonly ReportFile[];
  /** The CSV was asked for and is larger than MAX_MAILED_BYTES. */
  readonly isCsvTooLarge: boolean;
}

/** Returns the day's sums and the first LISTED_ORDERS of its orders, read page by page. */
export async function readReport(reports: ReportsRepository, day: DhakaDay): Promise<DailyReport> {
  let report = emptyReport(day);
  for await (const orders of reports.pagesOf(day)) report = withMoreOrders(report, orders);
  return report;
}

/**
 * Returns a day's report for a mail, from one pass over its orders: its memory does not grow beyond LISTED_ORDERS
 * orders and MAX_MAILED_BYTES.
 */
export async function readMailedReport(
  reports: ReportsRepository,
  day: DhakaDay,
  types: readonly ReportType[] = REPORT_TYPES,
): Promise<MailedReport> {
  const { csvHead, csvRows } = await import('./render-csv.ts');
  let report = emptyReport(day);
  const csv = new BoundedBytes(MAX_MAILED_BYTES);
  let fits = types.includes('csv') && csv.append(csvHead());
  for await (const orders of reports.pagesOf(day)) {
    report = withMoreOrders(report, orders);
    if (fits && orders.length > 0) fits = csv.append(csvRows(orders));
  }
  const attachments: ReportFile[] = fits ? [csvFile(day, csv.bytes())] : [];
  if (types.includes('pdf')) attachments.push(await reportFile(report, 'pdf'));
  return { report, attachments, isCsvTooLarge: types.includes('csv') && !fits };
}
