import {
  REPORT_MIME_TYPES,
  reportFileName,
  type DailyReport,
  type ReportType,
} from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';

export interface ReportFile<Content = Uint8Array> {
  readonly name: string;
  readonly type: string;
  readonly content: Content;
}

/** Returns a day's CSV as a file, whole or in parts. */
export const csvFile = <Content>(day: DhakaDay, content: Content): ReportFile<Content> => ({
  name: reportFileName(day, 'csv'),
  type: REPORT_MIME_TYPES.csv,
  content,
});

/** Returns a report as a file to download or mail. Loads what renders it with the first. */
export async function reportFile(
  report: DailyReport,
  type: ReportType,
  options: { readonly isDemo?: boolean } = {},
): Promise<ReportFile> {
  return {
    name: reportFileName(report.day, type),
    type: REPORT_MIME_TYPES[type],
    content: await render(report, type, options),
  };
}

async function render(report: DailyReport, type: ReportType, options: object): Promise<Uint8Array> {
  switch (type) {
    case 'csv':
      return (await import('./render-csv.ts')).renderCsv(report);
    case 'pdf':
      return (await import('./render-pdf.ts')).renderPdf(report, options);
  }
}
