import { smsDaySchema, smsRecordSchema, type SmsDay, type SmsRecord } from '@nargisus/domain/sms';
import type { DhakaDay } from '@nargisus/domain/time';
import { collection, doc, limit, query, where } from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

const messages = collection(firestore, 'sms').withConverter(converterFor(smsRecordSchema));
const days = collection(firestore, 'smsDays').withConverter(converterFor(smsDaySchema));

/** More than an order can have: one of each kind. */
const MOST = 20;

/** Returns the text messages about an order, live, in no order. Reads one document each. */
export function useSmsOfOrder(orderId: string): Loadable<SmsRecord[]> {
  return useSnapshot(orderId, (observer) =>
    subscribeToQuery(query(messages, where('order', '==', orderId), limit(MOST)), observer),
  );
}

/** Returns what the text messages of a Dhaka day cost, live; missing while none was sent. Reads one document. */
export function useSmsDay(day: DhakaDay): Loadable<SmsDay> {
  return useSnapshot(day, (observer) => subscribeToDocument(doc(days, day), observer));
}
