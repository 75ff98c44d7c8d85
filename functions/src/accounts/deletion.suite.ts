import { buildUser, CLOSED_ACCOUNT_NAME, isAlias, userSchema, type Role } from '@nargisus/domain/accounts';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { setStatuses, type Order } from '@nargisus/domain/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { CartsRepository } from '../cart/carts.repository.ts';
import type { Caller } from '../http/authenticate.ts';
import { MailsRepository } from '../mails/mails.repository.ts';
import { OrdersRepository } from '../orders/orders.repository.ts';
import { recountOrders } from '../orders/recount-orders.ts';
import { PaymentsRepository } from '../payments/payments.repository.ts';
import { openOwnShop } from '../testing/own-shop.ts';
import { orderOf } from '../testing/shop-goods.ts';
import { storeInBooks } from '../testing/store-in-books.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteUser } from './delete-user.ts';
import { CLOSED_FOR_MS, DeletionsRepository } from './deletions.repository.ts';
import { findPerson } from './find-person.ts';
import { finishDeletions, type Forgetting } from './finish-deletion.ts';
import { registerUser } from './register-user.ts';
import { UsersRepository } from './users.repository.ts';

/*
 * On the running Firestore, in a project of its own. Auth and Storage belong to the whole suite (contract/own-account has
 * them for real), so that what is done to them is written down here, where a run can be interrupted at any step.
 */
const { db } = openOwnShop('deletion');
const now = new Date('2026-11-21T10:00:00Z');
/** When no call of `now` can be alive any more. */
const later = new Date('2026-11-21T10:06:00Z');
const shirt = {
  id: 'shirt',
  name: 'Shirt',
  price: taka(450),
  image: '/s.webp',
  inStock: true,
  category: 'clothing' as const,
};
let done: string[] = [];
let diesBefore: string | null = null;

/** Writes down what is done to something outside, or dies before it. */
const step = (name: string) => (): Promise<void> => {
  if (name === diesBefore) return Promise.reject(new Error(`died before ${name}`));
  done.push(name);
  return Promise.resolve();
};
const accounts = {
  remove: step('account'),
  setActive: (_uid: string, is: boolean) => step(is ? 'opened' : 'shut')(),
};
const profilePictures = { removeAll: step('pictures') };
const shop = {
  ...{ users: new UsersRepository(db), carts: new CartsRepository(db), orders: new OrdersRepository(db) },
  ...{ payments: new PaymentsRepository(db), mails: new MailsRepository(db) },
  ...{ deletions: new DeletionsRepository(db), accounts, profilePictures },
} as unknown as Forgetting;

let people = 0;
let caller: Caller;
const leave = (change: Partial<Caller> = {}) =>
  deleteAccount(shop, { caller: { ...caller, ...change }, named: caller.email, now });

async function person(role: Role = 'user'): Promise<Caller> {
  const uid = `p${++people}`;
  const who: Caller = { uid, email: `${uid}@nargisus.test`, name: 'Rahima', role, signedInAt: now };
  const record = buildUser(who, { name: 'Rahima', phone: '', imageUrl: '' }, now);
  await db.doc(`users/${uid}`).set(toDocument(userSchema, record));
  return who;
}

async function ordered(change: (order: Order) => Order): Promise<Order> {
  const made = orderOf({ at: now, key: `k${people}`, products: [shirt], uid: caller.uid });
  const order = change({ ...made, userEmail: caller.email, userName: caller.name });
  await storeInBooks(db, [order]);
  return order;
}
const delivered = (order: Order) =>
  setStatuses(order, { orderStatus: 'delivered', deliveryStatus: 'delivered' }, { who: 's', now, note: '' });

beforeEach(async () => {
  [done, diesBefore] = [[], null];
  caller = await person();
});

const recordOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const ofUid = async (uid: string) => (await db.collection('orders').where('uid', '==', uid).get()).size;
const unfinished = async () => (await shop.deletions.unfinished(10)).map(({ uid }) => uid);

describe('deleting one’s account', () => {
  test('takes everything away but the order, which names nobody any more; the counters stay', async () => {
    const { _id } = await ordered(delivered);
    await db.doc(`orders/${_id}/notes/n1`).set({ text: 'Rahima is not at home before six' });
    const mail = db.doc(`mails/${_id}_order-confirmation`);
    await mail.set({ uid: caller.uid, to: caller.email, kind: 'order-confirmation', state: 'sent' });
    await db.doc(`carts/${caller.uid}`).set({ lines: ['shirt_M'] });
    await db.doc(`carts/${caller.uid}/items/shirt_M`).set({ quantity: 1 });
    const counted = await shop.orders.counters();

    await leave();
    expect(done).toEqual(['shut', 'shut', 'account', 'pictures']);
    expect(await recordOf(caller.uid)).toBeUndefined();
    expect((await db.collection(`carts/${caller.uid}/items`).get()).size).toBe(0);
    expect((await db.doc(`carts/${caller.uid}`).get()).exists).toBe(false);
    const order = await shop.orders.find(_id);
    expect(order).toMatchObject({ userName: CLOSED_ACCOUNT_NAME, userEmail: '', orderStatus: 'delivered' });
    expect(isAlias(order!.uid)).toBe(true);
    expect((await db.collection(`orders/${_id}/notes`).get()).empty).toBe(true);
    expect((await mail.get()).data()).toMatchObject({ uid: order!.uid, to: '', state: 'sent' });
    expect(await unfinished()).toEqual([]);
    expect(await shop.orders.counters()).toEqual(counted);
    expect(await differences()).toEqual([]);
  });

  test.each(['account', 'pictures'])(
    'that is interrupted before %s is ended by the next run',
    async (name) => {
      const { _id } = await ordered(delivered);
      diesBefore = name;
      await expect(leave()).rejects.toThrow('died before');
      expect(await unfinished()).toEqual([caller.uid]);
      await expect(finishDeletions(shop, later)).rejects.toThrow('1 deletions did not end');
      diesBefore = null;
      await finishDeletions(shop, later);
      expect([await unfinished(), await recordOf(caller.uid), await ofUid(caller.uid)]).toEqual([
        [],
        undefined,
        0,
      ]);
      const { uid } = (await shop.orders.find(_id))!;
      await finishDeletions(shop, later);
      expect((await shop.orders.find(_id))!.uid).toBe(uid);
    },
  );

  test('is refused while an order is under way, and changes nothing then', async () => {
    await ordered((order) => order);
    await expect(leave()).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect([done, await unfinished(), (await recordOf(caller.uid))?.isActive]).toEqual([[], [], true]);
  });

  test('is undone when an order came in as the account was shut', async () => {
    const racing = {
      ...shop,
      accounts: {
        ...accounts,
        setActive: async (uid: string, is: boolean) => {
          if (!is) await ordered((order) => order);
          await accounts.setActive(uid, is);
        },
      },
    } as unknown as Forgetting;
    const leaving = deleteAccount(racing, { caller, named: caller.email, now });
    await expect(leaving).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect(done).toEqual(['shut', 'opened']);
    expect([await unfinished(), (await recordOf(caller.uid))?.isActive]).toEqual([[], true]);
  });

  test('is not undone by a second call that is refused while the first carries it out', async () => {
    await ordered(delivered);
    const refused = deleteAccount(overtaken(), { caller, named: caller.email, now });
    await expect(refused).rejects.toMatchObject({ code: 'conflict', message: /still under way/ });
    expect(done).not.toContain('opened');
    expect([await unfinished(), await recordOf(caller.uid)]).toEqual([[caller.uid], undefined]);
    await shop.deletions.end({ uid: caller.uid });
  });

  test('leaves the account alone that a call beside it has opened again', async () => {
    const withdrawn = {
      ...shop,
      accounts: {
        ...accounts,
        setActive: async (uid: string, is: boolean) => {
          await accounts.setActive(uid, is);
          if (!is) await shop.deletions.withdraw({ uid });
        },
      },
    } as unknown as Forgetting;
    const leaving = deleteAccount(withdrawn, { caller, named: caller.email, now });
    await expect(leaving).rejects.toMatchObject({ code: 'conflict', message: /try again/ });
    expect(done).toEqual(['shut']);
  });

  test('is left to a call that may still be deciding', async () => {
    await shop.deletions.begin({
      uid: caller.uid,
      email: caller.email,
      alias: 'deleted_2',
      requestedAt: now,
    });
    await finishDeletions(shop, now);
    expect([done, await unfinished()]).toEqual([[], [caller.uid]]);
    await finishDeletions(shop, later);
    expect(await unfinished()).toEqual([]);
  });

  test('waits for an order that slipped in, and forgets it once it has arrived', async () => {
    await shop.deletions.begin({
      uid: caller.uid,
      email: caller.email,
      alias: 'deleted_1',
      requestedAt: now,
    });
    const { _id } = await ordered((order) => order);
    await finishDeletions(shop, later);
    expect([await unfinished(), await ofUid(caller.uid)]).toEqual([[caller.uid], 1]);
    await shop.orders.inTransaction(async (transaction) => {
      const order = (await transaction.find(_id))!;
      transaction.change(order, delivered(order));
    });
    await finishDeletions(shop, later);
    expect([await unfinished(), (await shop.orders.find(_id))?.uid]).toEqual([[], 'deleted_1']);
  });

  test('needs a sign-in of these minutes, and one’s own e-mail', async () => {
    const old = { signedInAt: new Date(now.getTime() - 6 * 60_000) };
    await expect(leave(old)).rejects.toMatchObject({ code: 'forbidden', message: /sign in once more/ });
    const another = deleteAccount(shop, { caller, named: 'other@nargisus.test', now });
    await expect(another).rejects.toMatchObject({ code: 'forbidden', message: /your own account/ });
    expect(await unfinished()).toEqual([]);
  });

  test('is refused to the last admin, who stays one; not to one of two', async () => {
    const [first, last] = [await person('admin'), await person('admin')];
    const go = (who: Caller) => deleteAccount(shop, { caller: who, named: who.email, now });
    await go(first);
    await expect(go(last)).rejects.toMatchObject({ code: 'conflict', message: /last admin/ });
    expect([await unfinished(), (await recordOf(last.uid))?.isActive]).toEqual([[], true]);
  });
});

test('an account that staff have shut deletes nothing, so that taking it back cannot open it', async () => {
  await db.doc(`users/${caller.uid}`).update({ isActive: false });
  done = [];
  await expect(leave()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect([done, await unfinished(), (await recordOf(caller.uid))?.isActive]).toEqual([[], [], false]);
});

describe('what a token writes after its account is gone', () => {
  const ghostCart = (uid: string) => db.doc(`carts/${uid}/items/shirt_M`);
  const closedAt = (uid: string, at: Date) => db.doc(`closedAccounts/${uid}`).set({ uid, closedAt: at });

  test('is swept once the last token has run out, and not before', async () => {
    const { uid } = caller;
    await leave();
    await db.doc(`carts/${uid}`).set({ lines: ['shirt_M'] });
    await ghostCart(uid).set({ quantity: 1 });
    await closedAt(uid, now);
    done = [];
    await finishDeletions(shop, new Date(now.getTime() + CLOSED_FOR_MS - 1));
    expect([(await ghostCart(uid).get()).exists, done]).toEqual([true, []]);
    await finishDeletions(shop, new Date(now.getTime() + CLOSED_FOR_MS));
    expect((await ghostCart(uid).get()).exists).toBe(false);
    expect((await db.doc(`carts/${uid}`).get()).exists).toBe(false);
    expect(done).toEqual(['pictures']);
    expect((await db.doc(`closedAccounts/${uid}`).get()).exists).toBe(false);
  });

  test('is refused by the rules from before its record is gone', async () => {
    diesBefore = 'pictures';
    await expect(leave()).rejects.toThrow('died before pictures');
    expect((await db.doc(`closedAccounts/${caller.uid}`).get()).get('uid')).toBe(caller.uid);
    expect(await recordOf(caller.uid)).toMatchObject({ isActive: false });
    diesBefore = null;
    await finishDeletions(shop, later);
    expect(await recordOf(caller.uid)).toBeUndefined();
  });

  test('is no record: the account is remembered for as long', async () => {
    await leave();
    const form = { name: 'Rahima', phone: '', imageUrl: '' };
    const again = registerUser(shop, { caller, form, now });
    await expect(again).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await recordOf(caller.uid)).toBeUndefined();
  });

  test('is kept for the next run where removing it failed', async () => {
    await closedAt(caller.uid, now);
    diesBefore = 'pictures';
    await expect(finishDeletions(shop, new Date(now.getTime() + CLOSED_FOR_MS))).rejects.toThrow(
      '1 deletions',
    );
    expect((await db.doc(`closedAccounts/${caller.uid}`).get()).exists).toBe(true);
    diesBefore = null;
    await finishDeletions(shop, new Date(now.getTime() + CLOSED_FOR_MS));
    expect((await db.doc(`closedAccounts/${caller.uid}`).get()).exists).toBe(false);
  });
});

describe('a deletion by staff', () => {
  const by = {
    uid: 'a1',
    name: 'Admin',
    email: 'admin@nargisus.test',
    role: 'admin',
    signedInAt: now,
  } as const;
  const staffDeletes = (uid: string) =>
    findPerson(
      { ...shop, accounts: { find: () => Promise.resolve(undefined) } } as unknown as Forgetting,
      uid,
    ).then((found) => deleteUser(shop, { person: found, caller: by, now }));

  test.each(['account', 'pictures'])(
    'that is interrupted before %s is ended by the next run',
    async (name) => {
      await ordered((order) => order);
      diesBefore = name;
      await expect(staffDeletes(caller.uid)).rejects.toThrow('died before');
      expect([await unfinished(), (await recordOf(caller.uid))?.isActive]).toEqual([[caller.uid], false]);
      diesBefore = null;
      await finishDeletions(shop, later);
      expect([await unfinished(), await recordOf(caller.uid)]).toEqual([[], undefined]);
      expect(await ofUid(caller.uid)).toBe(1); // orders keep their buyer: docs/adr/0016
      const { docs } = await db.collection('audit').where('subject.id', '==', caller.uid).get();
      expect(docs.map((it) => it.get('action') as string)).toEqual(['user.deleted']);
    },
  );

  test('is not of the last admin, and nothing is written down then', async () => {
    const admins = await db.collection('users').where('role', '==', 'admin').get();
    await Promise.all(admins.docs.map((it) => it.ref.delete()));
    const last = await person('admin');
    await expect(staffDeletes(last.uid)).rejects.toMatchObject({
      message: 'The last admin cannot be deleted',
    });
    expect([await unfinished(), (await recordOf(last.uid))?.isActive]).toEqual([[], true]);
    expect((await db.collection('audit').where('subject.id', '==', last.uid).get()).size).toBe(0);
  });

  test('carries out the one that its owner has begun, with her orders forgotten', async () => {
    const { _id } = await ordered(delivered);
    await shop.deletions.begin({
      uid: caller.uid,
      email: caller.email,
      alias: 'deleted_3',
      requestedAt: now,
    });
    await staffDeletes(caller.uid);
    expect([await unfinished(), (await shop.orders.find(_id))?.uid]).toEqual([[], 'deleted_3']);
  });
});

/** The shop of a call beside which another one decides as it shuts the account, and an order slips in after that. */
function overtaken(): Forgetting {
  const setActive = async (uid: string, is: boolean) => {
    await accounts.setActive(uid, is);
    if (is || !(await shop.deletions.decide({ uid }))) return;
    await shop.users.remove(uid);
    await ordered((order) => order);
  };
  return { ...shop, accounts: { ...accounts, setActive } } as unknown as Forgetting;
}

/** In which counters the books and a recount differ. */
async function differences(): Promise<string[]> {
  const { differences: found } = await recountOrders(db, { mend: false });
  return found.map((it) => JSON.stringify(it));
}
