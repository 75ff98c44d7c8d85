import { userSchema, type Role, type User } from '@nargisus/domain/accounts';
import { accountCalls } from '@nargisus/domain/contract';
import {
  collection,
  doc,
  getCountFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore';
import { firestore } from './firebase-firestore.ts';
import { followBeginnings } from './follow-beginnings.ts';
import { asPage, keyOfPlace, pageOfList, placeOf, type ListPage, type PagePlace } from './list-page.ts';
import type { Loadable } from './loadable.ts';
import { parsedBy } from './parsed-by.ts';
import { staffCall } from './staff-call.ts';
import { followList, useFollowed } from './use-followed.ts';
import { useOnce } from './use-once.ts';

const users = collection(firestore, 'users').withConverter(parsedBy(userSchema));
const NEWEST = {
  field: 'createdAt',
  direction: 'desc',
  read: (text: string) => Timestamp.fromMillis(Number(text) || 0),
} as const;

const pageOf = (place: PagePlace | null) => query(users, ...pageOfList(NEWEST, place));

/** A page of all users, newest first, live; admins only. Reads PAGE_SIZE + 1 at most, then one per change. */
export function useCustomerList(place: PagePlace | null): Loadable<ListPage<User>> {
  return useFollowed(keyOfPlace(place), ({ next, error }) =>
    followList(pageOf(place), { next: (found) => next(asPage(found, place)), error }),
  );
}

/** Asks the server for the page; the listener shows what comes. */
export async function refreshCustomerList(place: PagePlace | null): Promise<void> {
  await getDocsFromServer(pageOf(place));
}

export const placeOfCustomer = ({ createdAt, uid }: User): string => placeOf(createdAt.getTime(), uid);

/** Users by the beginning of e-mail, phone or name; live. Reads PAGE_SIZE for each of them at most. */
export function useFoundCustomers(term: string): Loadable<User[]> {
  return useFollowed(term, ({ next, error }) => {
    const name = term.replace(
      /(^|[\s-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
    const searches = [
      { field: 'email', beginning: term.toLowerCase() },
      { field: 'phone', beginning: term },
      { field: 'name', beginning: name },
    ];
    return followBeginnings(users, searches, { next, error });
  });
}

export interface CustomerFigures {
  readonly total: number;
  readonly active: number;
  readonly admins: number;
}

/** How many there are; counted anew when `key` changes. One read each per thousand users. */
export function useCustomerFigures(key: string | null): Loadable<CustomerFigures> {
  return useOnce(async () => {
    const count = async (...filters: Parameters<typeof where>[]) =>
      (await getCountFromServer(query(users, ...filters.map((it) => where(...it))))).data().count;
    const [total, active, admins] = await Promise.all([
      count(),
      count(['isActive', '==', true]),
      count(['role', '==', 'admin']),
    ]);
    return { total, active, admins };
  }, key);
}

/** Takes the account away; the orders stay. Rejects with ShopError: nobody deletes themself, nor the last admin. */
export const deleteCustomer = (email: string) => staffCall(accountCalls.deleteUser, { params: { email } });

/** Makes somebody an admin, or no longer one. Rejects with ShopError: nobody changes themself, and the last admin stays. */
export const changeRole = (email: string, role: Role) =>
  staffCall(accountCalls.changeRole, { params: { email }, body: { role } });

/** Shuts somebody out, or lets them in again. The rules keep everybody from doing that to themself. */
export async function setCustomerActive(uid: string, isActive: boolean): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    transaction.update(doc(firestore, 'users', uid), { isActive, updatedAt: serverTimestamp() });
  });
}
