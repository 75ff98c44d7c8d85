import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPaymentFixture } from '../payments/testing/payment-fixture.ts';
import { sumOfMoves } from '../testing/stock-fixture.ts';
import { rebuildStock } from './rebuild-stock.ts';
import {
  anyEvents,
  anyPurchases,
  FIRST_COUNT,
  PURCHASES,
  type SizeName,
  type StockEvent,
  type Wanted,
} from './testing/stock-events.ts';
import { StockModel } from './testing/stock-model.ts';
import { StockWorld } from './testing/stock-world.ts';

/*
 * Any interleaving of what customers, staff, the gateway and time do to counted stock, on the Firestore emulator and the
 * gateway simulator. Each property starts no example after TIME_LIMIT, so that a slow machine runs fewer examples, not longer.
 */
const TIME_LIMIT = 10_000;
const LANES = 6;
const AT_ONCE = 5;
const COUNTING: readonly StockEvent['kind'][] = ['count', 'stop counting'];
const shop = createPaymentFixture();

/** Tries examples until the time is over, one at least. */
async function holds<T>(property: fc.IAsyncProperty<T>): Promise<void> {
  const until = performance.now() + TIME_LIMIT;
  do await fc.assert(property, { numRuns: 1 });
  while (performance.now() < until);
}

/** Returns the model of a shop that was just opened. */
const modelOf = (world: StockWorld, wanted: readonly Wanted[]) => {
  const model = new StockModel(wanted, world.minutes);
  for (const [size, onHand] of Object.entries(FIRST_COUNT)) {
    model.expect({ kind: 'count', size: size as SizeName, onHand });
  }
  return model;
};

test('one after the other, events do to stock and orders exactly what the model says', async () => {
  await holds(
    fc.asyncProperty(anyPurchases, anyEvents, async (wanted, all) => {
      const world = await StockWorld.open(shop, wanted);
      const model = modelOf(world, wanted);
      for (const [place, event] of all.entries()) {
        const happened = `event ${place}: ${JSON.stringify(event)}`;
        const expected = model.expect(event);
        expect(await world.perform(event), happened).toBe(expected);
        expect(await levels(world), happened).toEqual(model.levels());
        if (!('purchase' in event)) continue;
        const stored = (await world.order(event.purchase))?.items.map(({ stock, putBack }) => [
          stock,
          putBack,
        ]);
        const lines = model.orders.get(event.purchase)?.lines.map(({ state, putBack }) => [state, putBack]);
        expect(stored, happened).toEqual(lines);
      }
      await expectStockToBeSound(world);
    }),
  );
}, 120_000);

test('at the same time, events never oversell, and stock, moves, orders and attempts agree', async () => {
  const property = () =>
    fc.asyncProperty(anyPurchases, anyEvents, fc.boolean(), async (wanted, events, isCounting) => {
      // Staff may count fewer pieces than are reserved; nothing else takes what others hold.
      const all = isCounting ? events : events.filter(({ kind }) => !COUNTING.includes(kind));
      const world = await StockWorld.open(shop, wanted);
      for (let from = 0; from < all.length; from += AT_ONCE) {
        await Promise.all(all.slice(from, from + AT_ONCE).map((event) => world.perform(event)));
      }
      await expectStockToBeSound(world);
      if (isCounting) return;
      for (const { onHand, committed, holds } of Object.values(await levels(world))) {
        const held = holds.reduce((sum, [, quantity]) => sum + quantity!, 0);
        expect(onHand - committed - held).toBeGreaterThanOrEqual(0);
      }
    });
  // Several shops at once: most of the time of a group is waiting for another try.
  await Promise.all(Array.from({ length: LANES }, () => holds(property())));
  expect(await rebuildStock(shop.db, { repair: false })).toMatchObject({ differences: [] });
}, 120_000);

/** Returns each stored size, with the holds that count by purchase. */
async function levels(world: StockWorld) {
  const purchases = Array.from({ length: PURCHASES }, (_, purchase) => world.tranIdOf(purchase));
  const stocks = await world.stocks();
  return Object.fromEntries(
    stocks.map(({ size, isCounted, onHand, committed, holds }) => {
      const live = Object.entries(holds).filter(([, { until }]) => until.getTime() / 60_000 > world.minutes);
      const byPurchase = live.map(([tranId, { quantity }]) => [purchases.indexOf(tranId), quantity]);
      return [size, { isCounted, onHand, committed, holds: byPurchase.toSorted() }];
    }),
  );
}

/** Expects what must be true whatever happened before. */
async function expectStockToBeSound(world: StockWorld): Promise<void> {
  const numbers = Array.from({ length: PURCHASES }, (_, purchase) => purchase);
  const orders = await Promise.all(numbers.map((it) => world.order(it)));
  const attempts = await Promise.all(numbers.map((it) => world.attempt(it)));
  const lines = orders.flatMap((order) => order?.items ?? []);
  for (const { _id, size, onHand, committed, holds } of await world.stocks()) {
    const moves = await world.movesOf(_id);
    expect(sumOfMoves(moves)).toEqual({ onHand, committed });
    for (const { to } of moves) {
      expect(to.committed).toBeGreaterThanOrEqual(0);
      expect(to.onHand, 'as many lie on the shelf as are sold').toBeGreaterThanOrEqual(to.committed);
    }
    const waiting = lines.filter((it) => it.size === size && it.stock === 'committed');
    expect(waiting.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(committed);
    for (const [tranId, { quantity, until }] of Object.entries(holds)) {
      expect(quantity).toBeGreaterThan(0);
      if (until <= shop.clock) continue;
      const holder = attempts.find((it) => it?._id === tranId);
      expect(holder).toMatchObject({
        state: 'open',
        hold: { stock: expect.arrayContaining([_id]) as unknown },
      });
    }
  }
}
