import { paymentCalls, reportCalls } from '@nargisus/domain/contract';
import { reportFileName, type ReportType } from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { downloadFile } from '../api/download-file.ts';

/* Actions of staff on reports and payments. All reject with ShopError. */

/** Downloads the report of a day. */
export async function downloadReport(type: ReportType, day: DhakaDay): Promise<void> {
  const { path } = type === 'csv' ? reportCalls.downloadCsvReport : reportCalls.downloadPdfReport;
  await downloadFile(`${path}?date=${day}`, reportFileName(day, type));
}

export const emailReport = (email: string, reportType: ReportType, date: DhakaDay) =>
  callApiAuthenticated(reportCalls.emailReport, { body: { email, reportType, date } });

export const sendDemoReports = () => callApiAuthenticated(reportCalls.sendDemoReports);

export const resendReport = (date: DhakaDay) =>
  callApiAuthenticated(reportCalls.resendReport, { params: { date } });

/** Refunds a payment, or records with `byHand` how it was refunded outside the gateway. */
export const refundPayment = (tranId: string, byHand?: string) =>
  callApiAuthenticated(paymentCalls.refundPayment, { params: { tranId }, body: byHand ? { byHand } : {} });
