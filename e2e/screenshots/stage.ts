import { cartExpiry, cartItemFor } from '@nargisus/domain/cart';
import { productSchema, type Product } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { fillCart } from '../fixtures/orders/fill-cart.ts';
import { returnFromGateway, gateway } from '../fixtures/orders/gateway.ts';
import { beginPayment } from '../fixtures/orders/place-order.ts';

/** What setStage() gives. */
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** What the pictures need of a seeded shop, and how they change it. Reads no list that grows. */
export async function setStage() {
  const testData = openTestData();
  const { db } = testData;
  const people = {
    shopper: await seeded('shopper@nargisus.test', 'shopper-pass-1'),
    admin: await seeded('admin@nargisus.test', 'admin-pass-1'),
    newcomer: await testData.account('user', 'সৈয়দা মেহজাবিন রহমান চৌধুরী'),
  };
  const sold = await products(true, 6);
  const soldOut = (await products(false, 1))[0]!;
  const guestId = newGuestId();
  const orders = await ordersOf(people.shopper);
  // An order that was paid online and can still be cancelled; one of an earlier run will do.
  const paid = orders.find((it) => it.get('orderStatus') === 'confirmed' && it.get('tranId'));
  const paidAt = paid ? resultPage(paid.get('tranId'), paid.get('orderId')) : await pays(people.shopper);
  return {
    people,
    guestId,
    product: sold[0]!.id,
    soldOut: soldOut.id,
    order: orders.find((it) => it.get('orderStatus') === 'shipped')?.id ?? orders[0]!.id,
    openOrder: new URL(paidAt, 'http://shop').searchParams.get('order_id')!,
    paid: paidAt,
    resetCode: async () => {
      const link = await testData.auth.generatePasswordResetLink(people.newcomer.email);
      return new URL(link).searchParams.get('oobCode')!;
    },
    /** Three lines as they are, or one with the price of another day and one that is sold out. */
    fillsCart: (whose: 'shopper' | 'guest', what: 'as it is' | 'changed') =>
      putsIntoCart(whose === 'guest' ? guestId : people.shopper.uid, what),
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

  async function ordersOf({ uid }: Account) {
    return (await db.collection('orders').where('uid', '==', uid).limit(20).get()).docs;
  }

  function resultPage(tranId: string, orderId: string): string {
    return `/payment/success?${new URLSearchParams({ tran_id: tranId, order_id: orderId })}`;
  }

  /** Where the gateway leads whoever has paid. */
  async function pays(account: Account): Promise<string> {
    const tranId = await beginPayment(account, sold[1]!);
    return returnFromGateway((await gateway.choose(tranId, 'bkash'))!);
  }

  async function putsIntoCart(ownerId: string, what: 'as it is' | 'changed'): Promise<void> {
    const now = new Date();
    const expireAt = cartExpiry({ kind: ownerId === guestId ? 'guest' : 'user' }, now);
    const [first, second, third] = [sold[2]!, what === 'changed' ? soldOut : sold[4]!, sold[3]!];
    const items = [first, second, third].map((product, place) =>
      cartItemFor(product, {
        size: place === 1 ? 'XXL' : 'M',
        quantity: place + 1,
        now: new Date(now.getTime() - place),
        expireAt,
      }),
    );
    if (what === 'changed') items[0] = { ...items[0]!, price: taka(first.price / 100 + 150) };
    await fillCart(db, ownerId, items);
  }
}
