import type { DhakaDay } from '../time/dhaka-day.ts';

/** The types of report files (docs/reference/specification.md 7). */
export const REPORT_TYPES = ['csv', 'pdf'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** The media types for HTTP and mail; without the charset a CSV reader may decode Bangla as Latin. */
export const REPORT_MIME_TYPES: Readonly<Record<ReportType, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

/** Returns the file name daily-orders-report-{date}.{type} (docs/reference/specification.md 7). */
export function reportFileName(day: DhakaDay, type: ReportType): string {
  return `daily-orders-report-${day}.${type}`;
}
