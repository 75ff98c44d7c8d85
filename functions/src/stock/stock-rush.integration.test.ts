import { stockChange } from '@nargisus/domain/stock';
import type { ShopError } from '@nargisus/domain/contract';
import { expect, test } from 'vitest';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { createStockFixture, sumOfMoves } from '../testing/stock-fixture.ts';

/* Many buyers of the same size at once, on the Firestore emulator. */
const { db } = openIsolatedProject('stock-rush');
const { counted, place, stockOf, movesOf, storedOrders } = createStockFixture(db);

test('200 buyers at once of the last 20 pieces get exactly 20 orders and 180 refusals in words', async () => {
  const id = await counted({ M: 20 });
  const startedAt = performance.now();
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => place([{ productId: id }])));
  console.info(`200 buyers of 20 pieces: ${Math.round(performance.now() - startedAt)} ms`);
  const refusals = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason as ShopError] : []));
  expect(refusals.filter((it) => it.code !== 'conflict')).toEqual([]);
  expect(refusals).toHaveLength(180);
  for (const { message, data } of refusals) {
    expect(message).toMatch(
      /^(\S+ is sold out in size M|Only \d+ left of \S+ in size M)\. Please review your order\.$/,
    );
    expect(data).toMatchObject({ quote: { problems: [{ kind: 'not-enough', productId: id, size: 'M' }] } });
  }
  expect(await stockOf(`${id}_M`)).toMatchObject({ onHand: 20, committed: 20, low: 0 });
  expect(sumOfMoves(await movesOf(`${id}_M`))).toEqual({ onHand: 20, committed: 20 });
  const sold = (await storedOrders()).flatMap((order) => stockChange(null, order));
  expect(sold.reduce((sum, { committed }) => sum + committed, 0)).toBe(20);
}, 120_000);
