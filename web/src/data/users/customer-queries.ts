import { userSchema, type Role, type User } from '@nargisus/domain/accounts';
import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { subscribeToPrefixSearch } from '../query/prefix-search.ts';
import {
  asPage,
  keyOfCursor,
  momentOf,
  pageOfList,
  cursorOf,
  textOf,
  type ListPage,
  type PageCursor,
} from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

const users = collection(firestore, 'users').withConverter(converterFor(userSchema));
export const CUSTOMER_SORTS = ['newest', 'oldest', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export interface CustomerListRequest {
  readonly role?: Role;
  readonly status?: 'active' | 'inactive';
  readonly sort: CustomerSort;
  readonly cursor: PageCursor | null;
}

const SORTS = {
  newest: { field: 'createdAt', direction: 'desc', read: momentOf },
  oldest: { field: 'createdAt', direction: 'asc', read: momentOf },
  name: { field: 'name', direction: 'asc', read: textOf },
} as const;

const pageOf = ({ role, status, sort, cursor }: CustomerListRequest) =>
  query(
    users,
    ...(role ? [where('role', '==', role)] : []),
    ...(status ? [where('isActive', '==', status === 'active')] : []),
    ...pageOfList(SORTS[sort], cursor),
  );

/**
 * Returns a page of all users, live; staff only. Reads STAFF_PAGE_SIZE + 1 documents at most, then one per change. Each
 * filter with each sorting has its index (firestore.indexes.json).
 */
export function useCustomerList(request: CustomerListRequest): Loadable<ListPage<User>> {
  const { role, status, sort, cursor } = request;
  return useSnapshot([role, status, sort, keyOfCursor(cursor)].join(' '), ({ next, error }) =>
    subscribeToQuery(pageOf(request), { next: (found) => next(asPage(found, cursor)), error }),
  );
}

/** Reads the page from the server; the listener shows the result. */
export async function refreshCustomerList(request: CustomerListRequest): Promise<void> {
  await getDocsFromServer(pageOf(request));
}

/** Returns the cursor beside a user in a list with this sorting. */
export const cursorOfCustomer = ({ createdAt, name, uid }: User, sort: CustomerSort): string =>
  cursorOf(SORTS[sort].field === 'name' ? name : createdAt.getTime(), uid);

const BY_SORT: Record<CustomerSort, (a: User, b: User) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  name: (a, b) => (a.name < b.name ? -1 : 1),
};

/** Filters and sorts the results of a search in the browser: there are few. */
export function filterAndSortCustomers(found: readonly User[], request: CustomerListRequest): User[] {
  const { role, status, sort } = request;
  return found
    .filter((user) => (!role || user.role === role) && (!status || user.isActive === (status === 'active')))
    .sort(BY_SORT[sort]);
}

/** Returns the users whose e-mail, phone or name begins with `term`, live. Reads 3 x STAFF_PAGE_SIZE documents at most. */
export function useFoundCustomers(term: string): Loadable<User[]> {
  return useSnapshot(term, ({ next, error }) => {
    const name = term.replace(
      /(^|[\s-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
    const searches = [
      { field: 'email', prefix: term.toLowerCase() },
      { field: 'phone', prefix: term },
      { field: 'name', prefix: name },
    ];
    return subscribeToPrefixSearch(users, searches, { next, error });
  });
}
