import {
  deskQueryOf,
  hasOtherTokens,
  orderDeskSchema,
  searchedTokens,
  type OrderDesk,
  type OrderFilter,
} from '@nargisus/domain/desk';
import { STAFF_PAGE_SIZE, type Order } from '@nargisus/domain/orders';
import {
  collection,
  doc,
  documentId,
  getDocs,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
} from 'firebase/firestore';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import { keyOfCursor, valuesOf, type ListPage, type PageCursor } from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';
import { deskConstraints } from './desk-constraints.ts';
import { foundPage, type FoundPage } from './found-page.ts';
import { BY_SORT, deliveryListOf, SORTS, type DeliveryList, type OrderSort } from './order-list-request.ts';
import { subscribeToOrders } from './subscribe-to-orders.ts';

const desks = collection(firestore, 'orderDesk').withConverter(converterFor(orderDeskSchema));

/** Desk documents that one page of a search compares where its text has several words. */
export const MOST_COMPARED = 100;

/** A page of what a filter finds. */
export interface DeskSearch {
  readonly filter: OrderFilter;
  /** The delivery list, which the browser compares. */
  readonly list?: DeliveryList | undefined;
  readonly sort: OrderSort;
  readonly cursor: PageCursor | null;
}

/**
 * Returns a page of the orders that a filter finds, newest first, live; each page sorted as requested (docs/adr/0043,
 * docs/adr/0087). The server compares every filter and the rarest word of the text; other words are compared in the
 * browser. Reads STAFF_PAGE_SIZE + 1 desk documents, MOST_COMPARED + 1 for several words or a delivery list, and the orders that are
 * shown, for any number of orders; then one per change.
 */
export function useFoundOrders(search: DeskSearch): Loadable<ListPage<Order>> {
  const { cursor, filter, list, sort } = search;
  const key = JSON.stringify([filter, list, sort, keyOfCursor(cursor)]);
  return useSnapshot(key, ({ next, error }) => {
    const plan = planOf(search);
    if (!plan) {
      next({ rows: [], hasPrevious: false, hasNext: false });
      return () => undefined;
    }
    return subscribeToFoundOrders(plan, {
      next: (rows, { nextCursor }) =>
        next({
          rows: rows.sort(BY_SORT[sort]),
          hasPrevious: cursor !== null,
          hasNext: nextCursor !== undefined,
          nextCursor: nextCursor ?? '',
        }),
      error,
    });
  });
}

/** Whether the search compares MOST_COMPARED orders per page, so that a page may show fewer than there are. */
export const isCompared = (search: DeskSearch): boolean => planOf(search)?.window === MOST_COMPARED;

/** Reads the page from the server, in case the connection is dead; the listener shows the result. */
export async function refreshFoundOrders(search: DeskSearch): Promise<void> {
  const plan = planOf(search);
  if (plan) await getDocsFromServer(plan.list);
}

interface Plan {
  readonly list: Query<OrderDesk>;
  /** How many documents of the list are compared. */
  readonly window: number;
  fits(desk: OrderDesk): boolean;
}

/** Returns what the server is asked and the browser compares; null for a text without a word that could be found. */
function planOf({ filter, list: ofDelivery, cursor }: DeskSearch): Plan | null {
  const asked = deskQueryOf(filter);
  if (!asked) return null;
  const window = asked.otherTokens.length > 0 || ofDelivery ? MOST_COMPARED : STAFF_PAGE_SIZE;
  const list = query(
    desks,
    ...deskConstraints(asked),
    ...(cursor && 'after' in cursor ? [startAfter(...valuesOf(cursor.after, SORTS.newest.read))] : []),
    limit(window + 1),
  );
  const fits = (desk: OrderDesk) =>
    hasOtherTokens(desk, asked) && (!ofDelivery || deliveryListOf(desk) === ofDelivery);
  return { list, window, fits };
}

interface Observer {
  next(rows: Order[], page: FoundPage): void;
  error(cause: unknown): void;
}

/** Listens to the desk documents of a page, and to the orders that it shows; again when it shows others. */
function subscribeToFoundOrders(plan: Plan, { next, error }: Observer): () => void {
  let page: FoundPage = { ids: [], nextCursor: undefined };
  let rows: Order[] | undefined;
  let unsubscribeOrders = () => {};
  const publish = () => rows && next(rows, page);
  const unsubscribeDesks = subscribeToQuery(plan.list, {
    next: (found) => {
      const [before, after] = [page, foundPage(found, plan)];
      page = after;
      if (rows && before.ids.join() === after.ids.join()) return publish();
      unsubscribeOrders();
      rows = after.ids.length === 0 ? [] : undefined;
      if (rows) return publish();
      unsubscribeOrders = subscribeToOrders(after.ids, {
        next: (shown) => {
          rows = shown;
          publish();
        },
        error,
      });
    },
    error,
  });
  return () => {
    unsubscribeDesks();
    unsubscribeOrders();
  };
}

/** Orders on one phone number that staff look at, the newest ones. */
const MOST_OF_PHONE = 20;

/**
 * Returns the desk documents of the newest orders on a phone number. Reads MOST_OF_PHONE documents at most, once: what
 * happened before this order does not change while it is read.
 */
export function useOrdersOfPhone(phone: string): Loadable<OrderDesk[]> {
  return useFetch(`orders of ${phone}`, async () => {
    const [token] = searchedTokens(phone);
    if (!token) return [];
    const list = query(
      desks,
      where('tokens', 'array-contains', token),
      orderBy('createdAt', 'desc'),
      orderBy(documentId(), 'desc'),
      limit(MOST_OF_PHONE),
    );
    return (await getDocs(list)).docs.map((document) => document.data());
  });
}

/** Returns what staff know of an order, live; missing for an order from before the desk. Reads one document, then one per change. */
export function useOrderDesk(id: string): Loadable<OrderDesk> {
  return useSnapshot(id, (observer) => subscribeToDocument(doc(desks, id), observer));
}
