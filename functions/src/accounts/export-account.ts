import { OWN_DATA_FILE, ownDataSchema, type OwnData } from '@nargisus/domain/privacy';
import { stockAlertView } from '@nargisus/domain/stock';
import * as z from 'zod/mini';
import { allPages } from '../firestore/pagination.ts';
import type { AccountRepositories } from './account-repositories.ts';
import type { Caller } from '../http/authenticate.ts';

type ExportedRepositories = Pick<
  AccountRepositories,
  | 'users'
  | 'accounts'
  | 'profileImages'
  | 'carts'
  | 'addressBooks'
  | 'wishlists'
  | 'stockAlerts'
  | 'reviews'
  | 'returns'
  | 'vouchers'
  | 'orders'
  | 'payments'
  | 'conversions'
  | 'manualPayments'
  | 'mails'
  | 'sms'
>;

/** Returns all data that the shop stores about the caller, as a file. Reads each of their documents once. */
export async function exportAccount(
  repositories: ExportedRepositories,
  { uid, email }: Caller,
  now: Date,
): Promise<{ name: string; type: string; content: Uint8Array }> {
  const [
    account,
    record,
    images,
    addresses,
    cart,
    wishlist,
    orders,
    payments,
    manualPayments,
    reviews,
    returns,
    vouchers,
    alerts,
    conversions,
    mails,
    sms,
  ] = await Promise.all([
    repositories.accounts.describe(uid),
    repositories.users.find(uid),
    repositories.profileImages.list(uid),
    repositories.addressBooks.addressesOf(uid),
    repositories.carts.lines({ kind: 'user', id: uid }),
    repositories.wishlists.productIdsOf(uid),
    allPages((page) => repositories.orders.listOfBuyer({ uid }, page)),
    allPages((page) => repositories.payments.listOfPayer(uid, page)),
    repositories.manualPayments.listOf(uid),
    repositories.reviews.listOf(uid),
    repositories.returns.listOf(uid),
    repositories.vouchers.usesOf(uid),
    repositories.stockAlerts.listOf(uid),
    repositories.conversions.listOf(uid),
    repositories.mails.listOf({ uid, email }),
    repositories.sms.listOf(uid),
  ]);
  const data: OwnData = {
    exportedAt: now,
    account,
    record: record ?? null,
    pictures: images,
    addresses: [...addresses],
    cart,
    wishlist,
    orders,
    payments,
    manualPayments,
    reviews,
    returns,
    vouchers,
    stockAlerts: alerts.map(stockAlertView),
    conversions,
    mails,
    sms,
  };
  const text = JSON.stringify(z.encode(ownDataSchema, data), null, 2);
  return { name: OWN_DATA_FILE, type: 'application/json', content: Buffer.from(text) };
}
