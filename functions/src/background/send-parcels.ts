import type { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { info } from 'firebase-functions/logger';
import { openRepositories, parcelDependencies } from '../app/dependencies.ts';
import { parcelOptions } from '../function-options.ts';
import { reportFailures } from './report-failures.ts';

/** States in which a new request of staff has a parcel sent. */
const WAITING = ['intended', 'uncertain'];

/** Books a parcel with its courier each time staff ask for it. The sweep makes up for an event that was missed. */
export const sendParcels = onDocumentWritten(
  { document: 'parcels/{invoice}', ...parcelOptions },
  reportFailures(async ({ data, params: { invoice } }) => {
    const requestedAt = (it?: { get(field: string): unknown }) =>
      (it?.get('requestedAt') as Timestamp | undefined)?.toMillis();
    if (!WAITING.includes(data?.after.get('state') as string)) return;
    if (requestedAt(data?.after) === requestedAt(data?.before)) return;
    const { sendParcel } = await import('../couriers/send-parcel.ts');
    const outcome = await sendParcel(await openRepositories(), parcelDependencies, invoice);
    info(`Parcel: ${outcome}`, { invoice });
  }),
);
