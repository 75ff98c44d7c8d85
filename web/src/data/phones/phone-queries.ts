import { phoneCalls } from '@nargisus/domain/contract';
import type { Order } from '@nargisus/domain/orders';
import { phoneRecordSchema, type PhoneRecord, type PhoneSummary } from '@nargisus/domain/phones';
import { collection, doc } from 'firebase/firestore';
import { useState } from 'react';
import { callApiForPage } from '../api/call-api.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { getIdToken } from '../auth/auth-mutations.ts';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { subscribeToDocument, useSnapshot } from '../query/use-snapshot.ts';

const records = collection(firestore, 'phoneNumbers').withConverter(converterFor(phoneRecordSchema));

/** Returns what staff decided about a number, live; missing where nothing was. Reads one document, then one per change. */
export function usePhoneRecord(phone: string): Loadable<PhoneRecord> {
  return useSnapshot(phone, (observer) => subscribeToDocument(doc(records, phone), observer));
}

interface Phone {
  readonly phone: Loadable<PhoneSummary>;
  /** Shows what a change answered. */
  show(changed: PhoneSummary): void;
  /** Loads it again. */
  reload(): void;
}

/** Returns a number with how all orders on it ended. One call. */
export function usePhone(number: string): Phone {
  const [version, setVersion] = useState(0);
  const [changed, setChanged] = useState<PhoneSummary | null>(null);
  const loaded = useFetch(`${number} ${version}`, async () => {
    const summary = await callApiAuthenticated(phoneCalls.readPhone, { params: { phone: number } });
    setChanged(null);
    return summary;
  });
  return {
    phone: changed ? { state: 'ready', value: changed } : loaded,
    show: setChanged,
    reload: () => setVersion((it) => it + 1),
  };
}

interface OrderPage {
  readonly orders: readonly Order[];
  readonly nextCursor: string | null;
}

/** Reads a page of the orders on a number, newest first. Rejects with ShopError. */
async function readPhoneOrders(phone: string, cursor?: string): Promise<OrderPage> {
  const { data, nextCursor } = await callApiForPage(phoneCalls.listPhoneOrders, {
    params: { phone },
    query: { cursor },
    token: await getIdToken(),
  });
  return { orders: data, nextCursor };
}

interface PhoneOrders {
  readonly first: Loadable<OrderPage>;
  /** The first page and those that were asked for. */
  readonly orders: readonly Order[];
  readonly hasMore: boolean;
  /** Loads the next page. Rejects with ShopError. */
  loadMore(): Promise<void>;
}

/** Returns the orders on a number, newest first, a page at a time. */
export function usePhoneOrders(phone: string): PhoneOrders {
  const first = useFetch(phone, () => readPhoneOrders(phone));
  const [more, setMore] = useState<OrderPage | null>(null);
  const firstPage = first.state === 'ready' ? first.value : null;
  const nextCursor = (more ?? firstPage)?.nextCursor ?? null;
  return {
    first,
    orders: [...(firstPage?.orders ?? []), ...(more?.orders ?? [])],
    hasMore: nextCursor !== null,
    loadMore: async () => {
      if (nextCursor === null) return;
      const page = await readPhoneOrders(phone, nextCursor);
      setMore((before) => ({ ...page, orders: [...(before?.orders ?? []), ...page.orders] }));
    },
  };
}
