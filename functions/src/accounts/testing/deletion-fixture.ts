import { buildUser, userSchema, type Role } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { setStatuses, type Order } from '@nargisus/domain/orders';
import { beforeEach } from 'vitest';
import { ConversionsRepository } from '../../ads/conversions.repository.ts';
import { CartsRepository } from '../../cart/carts.repository.ts';
import type { Caller } from '../../http/authenticate.ts';
import { MailsRepository } from '../../mails/mails.repository.ts';
import { SmsRepository } from '../../sms/sms.repository.ts';
import { OrdersRepository } from '../../orders/orders.repository.ts';
import { PhonesRepository } from '../../phones/phones.repository.ts';
import { PaymentsRepository } from '../../payments/payments.repository.ts';
import { ReturnsRepository } from '../../returns/returns.repository.ts';
import { ReviewsRepository } from '../../reviews/reviews.repository.ts';
import { StockAlertsRepository } from '../../stock/stock-alerts.repository.ts';
import { ManualPaymentsRepository } from '../../payments/manual-payments.repository.ts';
import { VouchersRepository } from '../../vouchers/vouchers.repository.ts';
import { openIsolatedProject } from '../../testing/isolated-project.ts';
import { orderOf } from '../../testing/sample-orders.ts';
import { insertOrdersWithCounters } from '../../testing/insert-orders.ts';
import { deleteAccount } from '../delete-account.ts';
import { SavedViewsRepository } from '../../finding/saved-views.repository.ts';
import { AddressBooksRepository } from '../address-books.repository.ts';
import { DeletionsRepository } from '../deletions.repository.ts';
import type { AccountRepositories } from '../account-repositories.ts';
import { EmailClaimsRepository } from '../email-claims.repository.ts';
import { StaffInvitationsRepository } from '../staff-invitations.repository.ts';
import { UsersRepository } from '../users.repository.ts';
import { WishlistsRepository } from '../wishlists.repository.ts';

export const now = new Date('2026-11-21T10:00:00Z');
/** A time at which no call of `now` can still be running. */
export const later = new Date('2026-11-21T10:06:00Z');
const shirt = {
  ...{ id: 'shirt', name: 'Shirt', price: taka(450), image: '/s.webp', inStock: true },
  category: 'clothing' as const,
};

/** Returns the order as delivered. */
export const delivered = (order: Order): Order =>
  setStatuses(order, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, { who: 's', now, note: '' });

/**
 * Creates an isolated shop on the Firestore emulator. Auth and Storage are shared by all tests
 * (contract/own-account tests them), so calls to them are recorded in `done`, and a run can be interrupted at any
 * step. Each test has a new `caller`.
 */
export function createDeletionFixture(name: string) {
  const { db } = openIsolatedProject(name);
  const fixture = {
    /** Calls to Auth and Storage, in order. */
    done: [] as string[],
    /** The step before which a run fails. */
    diesBefore: null as string | null,
    caller: undefined as unknown as Caller,
  };
  let people = 0;

  const step = (name: string) => (): Promise<void> => {
    if (name === fixture.diesBefore) return Promise.reject(new Error(`died before ${name}`));
    fixture.done.push(name);
    return Promise.resolve();
  };
  const accounts = {
    remove: step('account'),
    setActive: (_uid: string, is: boolean) => step(is ? 'reactivated' : 'deactivated')(),
  };
  const repositories = {
    ...{ users: new UsersRepository(db), emailClaims: new EmailClaimsRepository(db) },
    ...{ carts: new CartsRepository(db), orders: new OrdersRepository(db) },
    ...{ wishlists: new WishlistsRepository(db), reviews: new ReviewsRepository(db) },
    staffInvitations: new StaffInvitationsRepository(db),
    addressBooks: new AddressBooksRepository(db),
    savedViews: new SavedViewsRepository(db),
    stockAlerts: new StockAlertsRepository(db),
    returns: new ReturnsRepository(db),
    vouchers: new VouchersRepository(db),
    conversions: new ConversionsRepository(db),
    phones: new PhonesRepository(db),
    sms: new SmsRepository(db),
    manualPayments: new ManualPaymentsRepository(db),
    reviewPictures: { removeAll: () => Promise.resolve() },
    ...{ payments: new PaymentsRepository(db), mails: new MailsRepository(db) },
    ...{ deletions: new DeletionsRepository(db), accounts, profileImages: { removeAll: step('images') } },
  } as unknown as AccountRepositories;

  async function person(role: Role = 'user'): Promise<Caller> {
    const uid = `p${++people}`;
    const who: Caller = { uid, email: `${uid}@nargisus.test`, name: 'Rahima', role, signedInAt: now };
    const record = buildUser(who, { name: 'Rahima', phone: '', imageUrl: '' }, now);
    await db.doc(`users/${uid}`).set(toDocument(userSchema, record));
    return who;
  }

  beforeEach(async () => {
    [fixture.done, fixture.diesBefore] = [[], null];
    fixture.caller = await person();
  });

  return Object.assign(fixture, {
    ...{ db, repositories, accounts, person },
    /** Deletes the caller's own account. */
    leave: (change: Partial<Caller> = {}) =>
      deleteAccount(repositories, {
        caller: { ...fixture.caller, ...change },
        named: fixture.caller.email,
        now,
      }),
    /** Stores an order of the caller and counts it. */
    ordered: async (change: (order: Order) => Order): Promise<Order> => {
      const made = orderOf({ at: now, key: `k${people}`, products: [shirt], uid: fixture.caller.uid });
      const order = change({ ...made, userEmail: fixture.caller.email, userName: fixture.caller.name });
      await insertOrdersWithCounters(db, [order]);
      return order;
    },
    recordOf: async (uid: string) => (await db.doc(`users/${uid}`).get()).data(),
    ofUid: async (uid: string) => (await db.collection('orders').where('uid', '==', uid).get()).size,
    unfinished: async () => (await repositories.deletions.unfinished(10)).map(({ uid }) => uid),
  });
}
