import { paymentCalls, reportCalls, type PartOf } from '@nargisus/domain/contract';
import {
  REPORT_DAYS_SHOWN,
  reportFileName,
  reportRecordSchema,
  type ReportRecord,
  type ReportType,
} from '@nargisus/domain/reports';
import type { DhakaDay } from '@nargisus/domain/time';
import { collection, documentId, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { downloadFile } from './fetch-file.ts';
import { firestore } from './firebase-firestore.ts';
import type { Loadable } from './loadable.ts';
import { parsedBy } from './parsed-by.ts';
import { staffCall } from './staff-call.ts';
import { followList, useFollowed } from './use-followed.ts';
import { useOnce } from './use-once.ts';

/** What became of the last days' mails, newest first, live; admins only. Reads REPORT_DAYS_SHOWN at most. */
export function useReportRecords(): Loadable<ReportRecord[]> {
  const records = useMemo(
    () =>
      query(
        collection(firestore, 'reports').withConverter(parsedBy(reportRecordSchema)),
        orderBy(documentId(), 'desc'),
        limit(REPORT_DAYS_SHOWN),
      ),
    [],
  );
  return useFollowed('reports', (observer) => followList(records, observer));
}

/** A day's report, as a file. Rejects with ShopError. */
export async function downloadReport(type: ReportType, day: DhakaDay): Promise<void> {
  const { path } = type === 'csv' ? reportCalls.downloadCsvReport : reportCalls.downloadPdfReport;
  await downloadFile(`${path}?date=${day}`, reportFileName(day, type));
}

export const emailReport = (email: string, reportType: ReportType, date: DhakaDay) =>
  staffCall(reportCalls.emailReport, { body: { email, reportType, date } });

export const sendDemoReports = () => staffCall(reportCalls.sendDemoReports);

export const resendReport = (date: DhakaDay) => staffCall(reportCalls.resendReport, { params: { date } });

/** Who paid and has no order. One call; read again when `key` changes. */
export function useUnfulfilledPayments(
  key: string,
): Loadable<PartOf<typeof paymentCalls.listPayments, 'data'>> {
  return useOnce(
    () => staffCall(paymentCalls.listPayments, { query: { state: 'paid_unfulfilled', limit: '100' } }),
    key,
  );
}

/** Sends the money back, or notes where it was sent back by hand. Rejects with ShopError. */
export const refundPayment = (tranId: string, byHand?: string) =>
  staffCall(paymentCalls.refundPayment, { params: { tranId }, body: byHand ? { byHand } : {} });
