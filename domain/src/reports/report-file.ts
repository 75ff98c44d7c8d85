import type { DhakaDay } from '../time/dhaka-day.ts';

/** docs/reference/specification.md 7. */
export const REPORT_TYPES = ['csv', 'pdf'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** As HTTP and mail name them; without the charset a reader of the CSV may take Bangla for Latin. */
export const REPORT_MIME_TYPES: Readonly<Record<ReportType, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

/** docs/reference/specification.md 7: daily-orders-report-{date}.{type}. */
export function reportFileName(day: DhakaDay, type: ReportType): string {
  return `daily-orders-report-${day}.${type}`;
}
