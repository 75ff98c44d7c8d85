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
export { NO_CASH, withMoreCash, type CashAgeing, type CashDue } from './range/cash-ageing.ts';
export { deliveredShare, finishSums, meanOrderValue, returnRate } from './range/finish-sums.ts';
export { productsCsv } from './range/products-csv.ts';
export { accumulateOrders, emptyAccumulator, type RangeAccumulator } from './range/range-accumulator.ts';
export {
  RANGE_FILES,
  rangeFileName,
  rangeFilePath,
  type RangeFile,
  type StoredRangeFile,
} from './range/range-files.ts';
export { rangeMessages } from './range/range-messages.ts';
export { RANGE_ORDER_FIELDS, rangeOrderSchema, type RangeOrder } from './range/range-order.ts';
export {
  afterFailedRun,
  claimRangeReport,
  RANGE_LEASE_MS,
  rangeReportSchema,
  readyReport,
  reportOfSameRange,
  requestedReport,
  restartedReport,
  withProgress,
  type RangeError,
  type RangeReport,
  type RangeState,
} from './range/range-report.ts';
export { MAX_ROWS, rangeSumsSchema, type RangeSums } from './range/range-sums.ts';
export {
  isReportRange,
  MAX_RANGE_DAYS,
  presetRange,
  RANGE_PRESETS,
  type DayRange,
  type RangePreset,
} from './range/report-range.ts';
