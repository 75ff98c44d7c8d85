import { orderDeskSchema, searchedTokens, type OrderDesk, type Stage } from '@nargisus/domain/desk';
import { orderSchema, STAFF_PAGE_SIZE, type Order } from '@nargisus/domain/orders';
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
import { keyOfCursor, valuesOf, type ListPage } from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';
import { foundPage, type FoundPage } from './found-page.ts';
import { BY_SORT, passesFilters, SORTS, type OrderListRequest } from './order-list-request.ts';

const desks = collection(firestore, 'orderDesk').withConverter(converterFor(orderDeskSchema));
const orders = collection(firestore, 'orders').withConverter(converterFor(orderSchema));

/** Desk documents that one page of a search compares where one condition does not decide it. */
export const MOST_COMPARED = 100;

/** What staff look for, a search text or a stage or both, within the filters of the list. */
export interface DeskSearch extends OrderListRequest {
  readonly term: string;
  readonly stage?: Stage;
}

/**
 * Returns a page of the orders that match a search text or a stage, newest first, live; each page sorted as requested
 * (docs/adr/0043). The server is asked for the rarest word, or the stage; other words and filters are compared in the
 * browser. Reads STAFF_PAGE_SIZE + 1 desk documents for one condition, MOST_COMPARED + 1 for several, and the orders that are
 * shown, for any number of orders; then one per change.
 */
export function useFoundOrders(search: DeskSearch): Loadable<ListPage<Order>> {
  const { cursor, ...conditions } = search;
  const key = JSON.stringify([conditions, keyOfCursor(cursor)]);
  return useSnapshot(key, ({ next, error }) => {
    const plan = planOf(search);
    if (!plan) {
      next({ rows: [], hasPrevious: false, hasNext: false });
      return () => undefined;
    }
    return subscribeToFoundOrders(plan, {
      next: (rows, { nextCursor }) =>
        next({
          rows: rows.sort(BY_SORT[search.sort]),
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

/** Returns what the server is asked and the browser compares; null for a search without a condition for the server. */
function planOf({ term, stage, sort: _, cursor, ...filters }: DeskSearch): Plan | null {
  const [token, ...others] = searchedTokens(term);
  if (!token && (term.trim() || !stage)) return null;
  const isFiltered = others.length > 0 || Boolean(token && stage) || Object.values(filters).some(Boolean);
  const window = isFiltered ? MOST_COMPARED : STAFF_PAGE_SIZE;
  const list = query(
    desks,
    token ? where('tokens', 'array-contains', token) : where('stage', '==', stage),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(cursor && 'after' in cursor ? [startAfter(...valuesOf(cursor.after, SORTS.newest.read))] : []),
    limit(window + 1),
  );
  const fits = (desk: OrderDesk) =>
    (!stage || desk.stage === stage) &&
    others.every((it) => desk.tokens.includes(it)) &&
    passesFilters(desk, filters);
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
      unsubscribeOrders = subscribeToQuery(query(orders, where(documentId(), 'in', after.ids)), {
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
