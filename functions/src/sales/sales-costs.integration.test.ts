import { productCostSchema, withCost } from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { belt, bought, createSalesFixture, day, lamp, noonOf, shirt } from '../testing/sales-fixture.ts';
import { recountOrders } from './recount-orders.ts';

/* What sold goods cost, on the Firestore emulator: rolled up and recounted (docs/adr/0058). */
const { db, sales, placed, changed, deleted, readsOf } = createSalesFixture('sales-costs');
const noon = noonOf(day);
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const today = { from: day, to: day };

test('costs of sold goods are those of the sale, pending or rolled up, and equal a recount', async () => {
  const first = withCost(undefined, { id: 'shirt', cost: taka(300), now: minutesLater(-60) });
  const costs = withCost(first, { id: 'shirt', cost: taka(350.5), now: minutesLater(1) });
  await db.doc('productCosts/shirt').set(toDocument(productCostSchema, costs));
  const before = await placed(bought([shirt, lamp]));
  const after = await placed(bought([shirt, belt], 'Dhaka', minutesLater(2)));
  const known = { knownQuantity: 4, knownRevenue: taka(1802), cost: taka(1301) };
  expect((await sales.read(today)).costs).toMatchObject({ quantity: 8, ...known });
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);

  await sales.rollUp(noon);
  expect((await sales.read(today)).costs).toMatchObject({ quantity: 8, ...known });
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);

  // The cost changes; what is cancelled and deleted later had the cost of its sale.
  const later = withCost(costs, { id: 'shirt', cost: taka(10), now: minutesLater(30) });
  await db.doc('productCosts/shirt').set(toDocument(productCostSchema, later));
  await changed(before, { orderStatus: 'cancelled' });
  await sales.rollUp(noon);
  expect((await sales.read(today)).costs).toMatchObject({ quantity: 4, knownQuantity: 2, cost: taka(701) });
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
  await deleted(after);
  await sales.rollUp(noon);
  expect((await sales.read(today)).costs).toMatchObject({ quantity: 0, knownQuantity: 0, cost: 0 });
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
});

test('a wrong sum of costs is found and repaired', async () => {
  await placed(bought([shirt], 'Dhaka', minutesLater(2)));
  await sales.rollUp(noon);
  const right = await sales.read(today);
  await db.doc(`counters/orders/sales/${day}`).update({ 'costs.known.cost': 1 });
  const { differences } = await recountOrders(db, { repair: true });
  expect(differences).toEqual([{ field: `sales.${day}.costs.known.cost`, counters: 1, orders: 70_100 }]);
  expect(await sales.read(today)).toEqual(right);
  expect((await recountOrders(db, { repair: false })).differences).toEqual([]);
});

test('an order reads as many documents for goods with a cost as for goods without', async () => {
  const without = await readsOf(() => placed(bought([belt, lamp])));
  expect(await readsOf(() => placed(bought([shirt, lamp])))).toBe(without);
});
