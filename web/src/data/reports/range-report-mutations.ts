import { reportCalls } from '@nargisus/domain/contract';
import { rangeFileName, type DayRange, type RangeFile, type RangeReport } from '@nargisus/domain/reports';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { downloadFile } from '../api/download-file.ts';

/** Has a report made of a range of days. Returns the one that is there already where the server finds one. Rejects with ShopError. */
export const requestRangeReport = (body: DayRange) =>
  callApiAuthenticated(reportCalls.requestRangeReport, { body });

/** Downloads a file of a report. Rejects with ShopError. */
export async function downloadRangeFile(report: RangeReport, file: RangeFile): Promise<void> {
  const path = reportCalls.downloadRangeReport.path.replace('{id}', report._id).replace('{file}', file);
  await downloadFile(path, rangeFileName(report, file));
}
