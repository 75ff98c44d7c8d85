import { cartExpiry, cartItemFor } from '@nargisus/domain/cart';
import { isSizeSoldOut, productSchema, sizesOf, type Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { fillCart } from '../fixtures/orders/fill-cart.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { beginPayment, payWithoutOrder, placePaidOrder } from '../fixtures/orders/place-order.ts';

type CartKind = 'unchanged' | 'changed';

/** The data of the screenshots, returned by openStage(). */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Finds or creates the data of the screenshots in a seeded shop. Reads no unbounded list. */
export async function openStage() {
  const testData = openTestData();
  const { db } = testData;
  const accounts = {
    shopper: await seeded('shopper@nargisus.test', 'shopper-pass-1'),
    admin: await seeded('admin@nargisus.test', 'admin-pass-1'),
    newcomer: await testData.account('user', 'সৈয়দা মেহজাবিন রহমান চৌধুরী'),
  };
  const available = await products(true, 6);
  const soldOut = (await products(false, 1))[0]!;
  const guestId = newGuestId();
  const orders = await ordersOf(accounts.shopper);
  // An order that is paid online and can be cancelled, also one of an earlier run.
  const paid = orders.find((it) => it.get('orderStatus') === 'confirmed' && it.get('tranId'));
  const paidAt = paid
    ? resultPage(paid.get('tranId'), paid.get('orderId'))
    : await placePaid(accounts.shopper);
  const overdue = await overdueOrder(accounts.shopper);
  await payWithoutOrder(accounts.shopper, testData);
  return {
    accounts,
    /** An order that was paid in full and should have been handed over. */
    overdue: overdue.id,
    /** An order that is to be paid in cash, and is not yet. */
    unpaid: (await unpaidOrder()).id,
    /** The number of its recipient. */
    phone: overdue.phone,
    guestId,
    product: available[0]!.id,
    soldOut: soldOut.id,
    order: orders.find((it) => it.get('orderStatus') === 'shipped')?.id ?? orders[0]!.id,
    openOrder: new URL(paidAt, 'http://shop').searchParams.get('order_id')!,
    paid: paidAt,
    resetCode: async () => {
      const link = await testData.auth.generatePasswordResetLink(accounts.newcomer.email);
      return new URL(link).searchParams.get('oobCode')!;
    },
    /** Stores a cart of three lines: unchanged, or one with an old price and one that is sold out. */
    fillCart: (owner: 'shopper' | 'newcomer' | 'guest', kind: CartKind) =>
      storeCart(owner === 'guest' ? guestId : accounts[owner].uid, kind),
    close: () => testData.close(),
  };

  async function seeded(email: string, password: string): Promise<Account> {
    const { uid, displayName } = await testData.auth.getUserByEmail(email);
    return { uid, email, password, name: displayName ?? '' };
  }

  async function products(inStock: boolean, count: number): Promise<Product[]> {
    const { docs } = await db.collection('products').where('inStock', '==', inStock).limit(count).get();
    return docs.map((it) => fromDocument(productSchema, it.id, it.data()));
  }

  async function unpaidOrder() {
    const waiting = db.collection('orders').where('orderStatus', '==', 'confirmed');
    const { docs } = await waiting.where('paymentStatus', '==', 'pending').limit(1).get();
    return docs[0]!;
  }

  async function ordersOf({ uid }: Account) {
    return (await db.collection('orders').where('uid', '==', uid).limit(20).get()).docs;
  }

  function resultPage(tranId: string, orderId: string): string {
    return `/payment/success?${new URLSearchParams({ tran_id: tranId, order_id: orderId })}`;
  }

  /** Pays online and returns the path of the result page. */
  async function placePaid(account: Account): Promise<string> {
    const tranId = await beginPayment(account, available[1]!);
    return returnFromGateway((await gateway.choose(tranId, 'bkash'))!);
  }

  async function overdueOrder(account: Account) {
    const { _id: id } = await placePaidOrder(account, available[1]!, testData);
    const createdAt = new Date(Date.now() - 3 * 24 * 3_600_000);
    for (const path of [`orders/${id}`, `orderDesk/${id}`]) await db.doc(path).update({ createdAt });
    const stored = await db.doc(`orders/${id}`).get();
    return { id, phone: stored.get('shippingAddress.recipientPhone') as string };
  }

  async function storeCart(ownerId: string, kind: CartKind): Promise<void> {
    const now = new Date();
    const expireAt = cartExpiry({ kind: ownerId === guestId ? 'guest' : 'user' }, now);
    const [first, second, third] = [
      available[2]!,
      kind === 'changed' ? soldOut : available[4]!,
      available[3]!,
    ];
    const items = [first, second, third].map((product, index) =>
      cartItemFor(product, {
        size: sizesOf(product).findLast((size) => !isSizeSoldOut(product, size)) ?? 'M',
        quantity: index + 1,
        now: new Date(now.getTime() - index),
        expireAt,
      }),
    );
    if (kind === 'changed') items[0] = { ...items[0]!, price: taka(first.price / 100 + 150) };
    await fillCart(db, ownerId, items);
  }
}
