import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { stockId, stockMoveSchema, stockSchema } from '@nargisus/domain/stock';
import { expect, test } from 'vitest';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { countedSizes } from './counted-sizes.ts';
import { makeSeedOrders } from './orders.ts';
import { makeSeedStock } from './stock.ts';
import { renditionsAt } from './testing/renditions-at.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const products = CATALOGUE.map((product) => productRecord(product, renditionsAt(product.id)));
const orders = makeSeedOrders(products, now);
const counted = countedSizes(products);
const { stocks, moves, availability } = makeSeedStock(counted, orders, { by: 'admin', now });

test('counts about half of the products, most sizes in, some low and some out', () => {
  const ids = new Set(counted.map(({ productId }) => productId));
  expect(ids.size).toBeGreaterThanOrEqual(35);
  expect(products.length - ids.size).toBeGreaterThanOrEqual(25);
  const states = [...availability.values()].flatMap((sizes) =>
    Object.values(sizes).map(({ state }) => state),
  );
  const share = (state: string) => states.filter((it) => it === state).length / states.length;
  expect(share('in')).toBeGreaterThan(0.5);
  for (const state of ['low', 'out']) expect(share(state), state).toBeGreaterThan(0.05);
  for (const [id, sizes] of availability)
    expect(
      Object.values(sizes).some(({ state }) => state !== 'out'),
      id,
    ).toBe(true);
});

test('counts every listed name, each in all its sizes', () => {
  expect(new Set(counted.map(({ id }) => id)).size).toBe(counted.length);
  expect(availability.size).toBe(40);
});

test('stores what the schemas say', () => {
  for (const stock of stocks)
    expect(fromDocument(stockSchema, stock._id, toDocument(stockSchema, stock))).toEqual(stock);
  for (const move of moves)
    expect(fromDocument(stockMoveSchema, move._id, toDocument(stockMoveSchema, move))).toEqual(move);
});

test('is the sum of its moves, of which none sells what is not there', () => {
  for (const { _id, onHand, committed } of stocks) {
    const own = moves.filter(({ stock }) => stock === _id);
    let level = { onHand: 0, committed: 0 };
    for (const { from, to } of own) {
      expect(from).toEqual(level);
      expect(to.committed).toBeGreaterThanOrEqual(0);
      expect(to.onHand).toBeGreaterThanOrEqual(to.committed);
      level = to;
    }
    expect(level).toEqual({ onHand, committed });
  }
});

test('agrees with the lines of the orders', () => {
  const ids = new Set(counted.map(({ id }) => id));
  const lines = orders.flatMap(({ items }) => items);
  for (const line of lines) expect(line.stock !== undefined, stockId(line)).toBe(ids.has(stockId(line)));
  for (const { _id, committed } of stocks) {
    const waiting = lines.filter((line) => stockId(line) === _id && line.stock === 'committed');
    expect(
      waiting.reduce((sum, { quantity }) => sum + quantity, 0),
      _id,
    ).toBe(committed);
  }
  expect(new Set(lines.map(({ stock }) => stock))).toEqual(
    new Set(['committed', 'handed-over', 'released', 'restocked', undefined]),
  );
});
