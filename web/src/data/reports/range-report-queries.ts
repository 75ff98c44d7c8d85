import {
  rangeReportSchema,
  rangeSumsSchema,
  type RangeReport,
  type RangeSums,
} from '@nargisus/domain/reports';
import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

/** The reports of ranges that the list shows. */
const SHOWN = 20;

const reports = collection(firestore, 'rangeReports').withConverter(converterFor(rangeReportSchema));
const sums = collection(firestore, 'rangeSums').withConverter(converterFor(rangeSumsSchema));

/** Returns the last reports of ranges, newest first, live. Reads SHOWN documents at most, then one per change. */
export function useRangeReports(): Loadable<RangeReport[]> {
  return useSnapshot('range-reports', (observer) =>
    subscribeToQuery(query(reports, orderBy('requestedAt', 'desc'), limit(SHOWN)), observer),
  );
}

/** Returns a report of a range, live: without its figures. Reads one document, then one per change. */
export function useRangeReport(id: string): Loadable<RangeReport> {
  return useSnapshot(id, (observer) => subscribeToDocument(doc(reports, id), observer));
}

/** Returns the figures of a report of a range. Reads one document, of some 100 KB. */
export function useRangeSums(id: string): Loadable<RangeSums> {
  return useSnapshot(id, (observer) => subscribeToDocument(doc(sums, id), observer));
}
