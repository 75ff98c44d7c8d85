import { paymentCalls, type PartOf } from '@nargisus/domain/contract';
import {
  REPORT_DAYS_SHOWN,
  reportDayAt,
  reportRecordSchema,
  type ReportRecord,
} from '@nargisus/domain/reports';
import { addDays } from '@nargisus/domain/time';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';
import { useFetch } from '../query/use-fetch.ts';

/**
 * Returns the results of the report mails of the last REPORT_DAYS_SHOWN days, newest first, live; staff only. Reads one
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

/** Returns the payments without an order. One call, repeated when `key` changes. */
export function useUnfulfilledPayments(
  key: string,
): Loadable<PartOf<typeof paymentCalls.listPayments, 'data'>> {
  return useFetch(key, () =>
    callApiAuthenticated(paymentCalls.listPayments, { query: { state: 'paid_unfulfilled', limit: '100' } }),
  );
}
