export { claimReport, REPORT_LEASE_MS, type ClaimResult } from './claim-report.ts';
export {
  dailyReport,
  emptyReport,
  LISTED_ORDERS,
  withMoreOrders,
  type DailyReport,
  type ReportSummary,
} from './daily-report.ts';
export { demoReport } from './demo-report.ts';
export { isDayOver, reportDayAt, reportDaySchema } from './report-day.ts';
export { REPORT_MIME_TYPES, REPORT_TYPES, reportFileName, type ReportType } from './report-file.ts';
export { reportLines, type ReportLine } from './report-lines.ts';
export { marginRows } from './margin-rows.ts';
export { MAX_MAILED_BYTES, reportDayInWords, reportMail, type ReportMail } from './report-mail.ts';
export {
  REPORT_ORDER_FIELDS,
  reportOrderSchema,
  revenueOf,
  withUnitCosts,
  type ReportOrder,
} from './report-order.ts';
export {
  REPORT_DAYS_SHOWN,
  REPORT_STATES,
  reportRecordSchema,
  type ReportRecord,
  type ReportState,
} from './report-record.ts';
export { nextReportDay } from './next-report.ts';
