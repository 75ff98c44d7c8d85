import { setStatuses, type Order } from '@nargisus/domain/orders';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changeOrder } from '../orders/change-order.ts';
import { deleteOrder } from '../orders/delete-order.ts';
import { orderDocumentId } from '../orders/order-document-id.ts';
import { receiveOrder } from '../orders/receive-order.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { createStockFixture, staff, sumOfMoves } from '../testing/stock-fixture.ts';

/* What orders do to counted stock, on the Firestore emulator. */
const { db, readsOf } = openIsolatedProject('stock-orders');
const { orders, stock, counted, place, stockOf, movesOf } = createStockFixture(db);

const now = () => new Date();
const dependencies = {
  now,
  orderPayments: () =>
    Promise.resolve({
      requestRefund: (order: Order) => Promise.resolve(order),
      sendRefund: (order: Order) => Promise.resolve(order),
      releasePayment: () => Promise.resolve(),
    }),
};
const caller = {
  ...staff,
  email: 'parveen@nargisus.test',
  name: 'Parveen',
  role: 'admin',
  signedInAt: now(),
} as const;
const set = ({ _id }: Order, to: Parameters<typeof setStatuses>[1]) =>
  changeOrder({ orders }, dependencies, _id, (order) =>
    setStatuses(order, to, { who: staff.uid, now: now() }),
  );
const receive = ({ _id, items }: Order, restock: boolean) =>
  receiveOrder({ orders }, dependencies, {
    id: _id,
    caller,
    lines: items.map(({ productId, size }) => ({ productId, size, restock })),
  });
const levels = async (id: string) => {
  const { onHand, committed } = await stockOf(`${id}_M`);
  expect(sumOfMoves(await movesOf(`${id}_M`))).toEqual({ onHand, committed });
  return [onHand, committed];
};

describe('an order of a counted size', () => {
  test('commits, hands over and comes back once', async () => {
    const id = await counted({ M: 5 });
    const order = await place([{ productId: id, quantity: 2 }]);
    expect(order.items).toMatchObject([{ stock: 'committed' }]);
    expect(await levels(id)).toEqual([5, 2]);
    await set(order, { deliveryStatus: 'assigned' });
    expect(await levels(id)).toEqual([5, 2]);
    await set(order, { deliveryStatus: 'picked_up' });
    expect(await levels(id)).toEqual([3, 0]);
    await set(order, { deliveryStatus: 'delivered' });
    await set(order, { deliveryStatus: 'returned' });
    expect(await levels(id)).toEqual([3, 0]);
    const { items, timeline } = await receive(order, true);
    expect(items).toMatchObject([{ stock: 'restocked' }]);
    expect(timeline.at(-1)).toMatchObject({ who: 'parveen', note: 'Goods received back by the shop' });
    expect(await levels(id)).toEqual([5, 0]);
    await receive(order, true);
    await expect(receive(order, false)).rejects.toMatchObject({ code: 'conflict' });
    expect(await levels(id)).toEqual([5, 0]);
    const reasons = (await movesOf(`${id}_M`)).map(({ why, by }) => [why, by]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        ['count', 'parveen'],
        ['order-placed', null],
        ['handed-over', 'parveen'],
        ['received-back', 'parveen'],
      ]),
    );
  });

  test('gives its pieces back when it is cancelled or deleted, and takes them again only while they last', async () => {
    const id = await counted({ M: 2 });
    const order = await place([{ productId: id, quantity: 2 }]);
    await set(order, { orderStatus: 'cancelled' });
    expect(await levels(id)).toEqual([2, 0]);
    const other = await place([{ productId: id }]);
    await expect(set(order, { orderStatus: 'confirmed' })).rejects.toThrow(
      /in size M: 1 left\. Nothing was saved/,
    );
    await deleteOrder({ orders }, dependencies, { id: other._id, caller });
    expect(await levels(id)).toEqual([2, 0]);
    await set(order, { orderStatus: 'confirmed' });
    expect(await levels(id)).toEqual([2, 2]);
  });

  test('that was written off does not return to the shelf', async () => {
    const id = await counted({ M: 2 });
    const order = await place([{ productId: id }]);
    await expect(receive(order, true)).rejects.toThrow('This order is still to be sent');
    await set(order, { deliveryStatus: 'in_transit' });
    await receive(order, false);
    expect(await levels(id)).toEqual([1, 0]);
  });

  test('is refused with the number of pieces left, and writes nothing', async () => {
    const id = await counted({ M: 1, L: 0 });
    const wanted = [
      { productId: id, quantity: 2 },
      { productId: id, size: 'L' as const },
    ];
    await expect(place(wanted)).rejects.toMatchObject({
      code: 'conflict',
      message: `Only 1 left of ${id} in size M. Please review your order.`,
      data: {
        quote: {
          problems: [
            { kind: 'not-enough', size: 'M', left: 1 },
            { kind: 'not-enough', size: 'L', left: 0 },
          ],
        },
      },
    });
    await expect(place([{ productId: id, size: 'L' }])).rejects.toThrow(`${id} is sold out in size L`);
    expect(await levels(id)).toEqual([1, 0]);
  });

  test('sent twice commits once', async () => {
    const id = await counted({ M: 1 });
    const request = { uid: 'twice', key: randomUUID() };
    const made = await Promise.all(Array.from({ length: 8 }, () => place([{ productId: id }], request)));
    expect(new Set(made.map(({ _id }) => _id))).toEqual(new Set([orderDocumentId('twice', request.key)]));
    expect(await levels(id)).toEqual([1, 1]);
  });
});

test('an order of a size that is not counted has no stock, also when the size is counted later', async () => {
  const id = await counted({});
  const order = await place([{ productId: id }]);
  expect(order.items[0]).not.toHaveProperty('stock');
  await stock.count(
    { productId: id, size: 'M', onHand: 1, was: null, reason: 'First' },
    { by: staff, now: now() },
  );
  await set(order, { deliveryStatus: 'delivered' });
  expect(await levels(id)).toEqual([1, 0]);
});

test('a size that is no longer counted is sold without limit, and its earlier orders still move', async () => {
  const id = await counted({ M: 1 });
  const earlier = await place([{ productId: id }]);
  await stock.stop({ productId: id, size: 'M', reason: 'Made to order' }, { by: staff, now: now() });
  await place([{ productId: id, quantity: 5 }]);
  await set(earlier, { deliveryStatus: 'delivered' });
  expect(await levels(id)).toEqual([0, 0]);
});

test.each([1, 10, 50])(
  'an order of %i lines reads 2n + 8 and writes 3n + 12 documents at most',
  async (n) => {
    const made = await Promise.all(Array.from({ length: n }, () => counted({ M: 3 })));
    const wanted = made.map((productId) => ({ productId }));
    let id = '';
    const reads = await readsOf(async () => (id = (await place(wanted, { uid: `of-${n}` }))._id));
    // The rate limit and the caller's record are read outside the use case: three documents at most.
    expect(reads + 3).toBeLessThanOrEqual(2 * n + 8);
    const { updateTime } = await db.doc(`orders/${id}`).get();
    const roots = [
      'orders',
      'orderIds',
      'stock',
      'stockMoves',
      'carts',
      'counters/orders/shards',
      'counters/orders/pending',
    ];
    const all = await Promise.all(roots.map((path) => db.collection(path).get()));
    const written = all.flatMap(({ docs }) => docs).filter((it) => it.updateTime.isEqual(updateTime!));
    // And the deletion of each line in the cart, the rate limit, and one document for the order desk.
    expect(written.length + n + 2).toBeLessThanOrEqual(3 * n + 12);
  },
  60_000,
);

describe('two members of staff at once', () => {
  test('never lose a count', async () => {
    const id = await counted({ M: 5 });
    const size = { productId: id, size: 'M' };
    const count = (onHand: number) =>
      stock.count({ ...size, onHand, was: 5, reason: 'Shelf count' }, { by: staff, now: now() });
    const outcomes = await Promise.allSettled([count(7), count(9)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rejected = outcomes.find((it) => it.status === 'rejected')!;
    expect(rejected.reason).toMatchObject({
      code: 'conflict',
      data: { is: (await stockOf(`${id}_M`)).onHand },
    });
    await levels(id);
  });

  test('never lose or repeat a delivery', async () => {
    const id = await counted({ M: 5 });
    const size = { productId: id, size: 'M' };
    const receiveDelivery = (quantity: number, delivery: string) =>
      stock.receive({ ...size, quantity, delivery }, { by: staff, now: now() });
    await Promise.all(['A', 'B', 'A', 'A'].map((delivery) => receiveDelivery(10, delivery)));
    expect(await levels(id)).toEqual([25, 0]);
    expect(await receiveDelivery(10, 'A')).toMatchObject({ isNew: false, stock: { onHand: 25 } });
    await expect(receiveDelivery(11, 'A')).rejects.toThrow('Delivery A was received already, with 10 pieces');
  });

  test('cannot count fewer pieces than are sold', async () => {
    const id = await counted({ M: 5 });
    await place([{ productId: id, quantity: 3 }]);
    const size = { productId: id, size: 'M', reason: 'Shelf count' };
    await expect(stock.count({ ...size, onHand: 2, was: 5 }, { by: staff, now: now() })).rejects.toThrow(
      '3 pieces are sold and wait to be handed over',
    );
  });
});

test('the low-stock list has the counted sizes that are low, fewest first', async () => {
  const [many, few, none] = [await counted({ M: 9 }), await counted({ M: 2 }), await counted({ M: 0 })];
  await stock.stop(
    { productId: await counted({ M: 1 }), size: 'M', reason: 'Off' },
    { by: staff, now: now() },
  );
  const listed = (await stock.low(100)).map(({ productId, low }) => [productId, low]);
  expect(listed.find(([id]) => id === many)).toBeUndefined();
  expect(listed.indexOf(listed.find(([id]) => id === none)!)).toBeLessThan(
    listed.indexOf(listed.find(([id]) => id === few)!),
  );
  expect(listed).toContainEqual([few, 2]);
  expect(listed.map(([, low]) => low)).toEqual(listed.map(([, low]) => low).toSorted());
});
