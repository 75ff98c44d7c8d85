import { paymentCalls, reportCalls, type PartOf } from '@nargisus/domain/contract';
import {
  REPORT_DAYS_SHOWN,
  reportDayAt,
  reportFileName,
  reportRecordSchema,
  type ReportRecord,
  type ReportType,
} from '@nargisus/domain/reports';
import { addDays, type DhakaDay } from '@nargisus/domain/time';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { downloadFile } from '../api/download-file.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';
import { useFetch } from '../query/use-fetch.ts';

/**
 * Returns the results of the report mails of the last REPORT_DAYS_SHOWN days, newest first, live; admins only. Reads one
 * document a day. The ids are days, so a range of ids is enough: Firestore has no index on descending ids.
 */
export function useReportRecords(): Loadable<ReportRecord[]> {
  const records = useMemo(() => {
    const firstDay = addDays(reportDayAt(new Date()), 1 - REPORT_DAYS_SHOWN);
    return query(
      collection(firestore, 'reports').withConverter(converterFor(reportRecordSchema)),
      where(documentId(), '>=', firstDay),
    );
  }, []);
  return useSnapshot('reports', ({ next, ...observer }) =>
    subscribeToQuery(records, { ...observer, next: (days) => next(days.toReversed()) }),
  );
}

/** Downloads the report of a day. Rejects with ShopError. */
export async function downloadReport(type: ReportType, day: DhakaDay): Promise<void> {
  const { path } = type === 'csv' ? reportCalls.downloadCsvReport : reportCalls.downloadPdfReport;
  await downloadFile(`${path}?date=${day}`, reportFileName(day, type));
}

export const emailReport = (email: string, reportType: ReportType, date: DhakaDay) =>
  callApiAuthenticated(reportCalls.emailReport, { body: { email, reportType, date } });

export const sendDemoReports = () => callApiAuthenticated(reportCalls.sendDemoReports);

export const resendReport = (date: DhakaDay) =>
  callApiAuthenticated(reportCalls.resendReport, { params: { date } });

/** Returns the payments without an order. One call, repeated when `key` changes. */
export function useUnfulfilledPayments(
  key: string,
): Loadable<PartOf<typeof paymentCalls.listPayments, 'data'>> {
  return useFetch(key, () =>
    callApiAuthenticated(paymentCalls.listPayments, { query: { state: 'paid_unfulfilled', limit: '100' } }),
  );
}

/** Refunds a payment, or records with `byHand` how it was refunded outside the gateway. Rejects with ShopError. */
export const refundPayment = (tranId: string, byHand?: string) =>
  callApiAuthenticated(paymentCalls.refundPayment, { params: { tranId }, body: byHand ? { byHand } : {} });
