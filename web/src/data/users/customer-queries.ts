import { userSchema, type Role, type User } from '@nargisus/domain/accounts';
import { accountCalls } from '@nargisus/domain/contract';
import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { firestore } from '../firebase/firebase-firestore.ts';
import { subscribeToPrefixSearch } from '../query/prefix-search.ts';
import {
  asPage,
  keyOfPlace,
  momentOf,
  pageOfList,
  placeOf,
  textOf,
  type ListPage,
  type PagePlace,
} from '../query/list-page.ts';
import type { Loadable } from '../query/loadable.ts';
import { converterFor } from '../firebase/converters.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

const users = collection(firestore, 'users').withConverter(converterFor(userSchema));
export const CUSTOMER_SORTS = ['newest', 'oldest', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export interface CustomerListRequest {
  readonly role?: Role;
  readonly status?: 'active' | 'inactive';
  readonly sort: CustomerSort;
  readonly place: PagePlace | null;
}

const SORTS = {
  newest: { field: 'createdAt', direction: 'desc', read: momentOf },
  oldest: { field: 'createdAt', direction: 'asc', read: momentOf },
  name: { field: 'name', direction: 'asc', read: textOf },
} as const;

const pageOf = ({ role, status, sort, place }: CustomerListRequest) =>
  query(
    users,
    ...(role ? [where('role', '==', role)] : []),
    ...(status ? [where('isActive', '==', status === 'active')] : []),
    ...pageOfList(SORTS[sort], place),
  );

/** A page of all users, live; admins only. Reads STAFF_PAGE_SIZE + 1 at most, then one per change. Indexes: as for orders. */
export function useCustomerList(request: CustomerListRequest): Loadable<ListPage<User>> {
  const { role, status, sort, place } = request;
  return useSnapshot([role, status, sort, keyOfPlace(place)].join(' '), ({ next, error }) =>
    subscribeToQuery(pageOf(request), { next: (found) => next(asPage(found, place)), error }),
  );
}

/** Asks the server for the page; the listener shows what comes. */
export async function refreshCustomerList(request: CustomerListRequest): Promise<void> {
  await getDocsFromServer(pageOf(request));
}

/** The place beside a user in a list sorted so. */
export const placeOfCustomer = ({ createdAt, name, uid }: User, sort: CustomerSort): string =>
  placeOf(SORTS[sort].field === 'name' ? name : createdAt.getTime(), uid);

const BY_SORT: Record<CustomerSort, (a: User, b: User) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  name: (a, b) => (a.name < b.name ? -1 : 1),
};

/** What was found by a search, filtered and sorted here: there are few. */
export function filterAndSortCustomers(found: readonly User[], request: CustomerListRequest): User[] {
  const { role, status, sort } = request;
  return found
    .filter((user) => (!role || user.role === role) && (!status || user.isActive === (status === 'active')))
    .sort(BY_SORT[sort]);
}

/** Users by the beginning of e-mail, phone or name; live. Reads STAFF_PAGE_SIZE for each of them at most. */
export function useFoundCustomers(term: string): Loadable<User[]> {
  return useSnapshot(term, ({ next, error }) => {
    const name = term.replace(
      /(^|[\s-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
    const searches = [
      { field: 'email', beginning: term.toLowerCase() },
      { field: 'phone', beginning: term },
      { field: 'name', beginning: name },
    ];
    return subscribeToPrefixSearch(users, searches, { next, error });
  });
}

/** What staff act on: the uid, and what they read on the screen. */
type Shown = Pick<User, 'uid' | 'email' | 'role' | 'isActive'>;

/** Takes the account away; the orders stay. Rejects with ShopError: nobody deletes themself, nor the last admin. */
export const deleteCustomer = ({ uid }: Shown) =>
  callApiAuthenticated(accountCalls.deletePerson, { params: { uid } });

/**
 * Makes somebody an admin, or no longer one. Rejects with ShopError: nobody changes themself, the last admin stays, power
 * needs a proved address, and a colleague may have been faster.
 */
export const changeRole = ({ uid, email, role }: Shown, to: Role) =>
  callApiAuthenticated(accountCalls.changePersonRole, {
    params: { uid },
    body: { role: { from: role, to }, email },
  });

/** Shuts somebody out, or lets them in again. Rejects with ShopError: nobody does so to themself or to the last admin. */
export const setCustomerActive = ({ uid, isActive }: Shown, to: boolean) =>
  callApiAuthenticated(accountCalls.changePersonActive, {
    params: { uid },
    body: { isActive: { from: isActive, to } },
  });
