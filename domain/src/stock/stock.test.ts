import { describe, expect, test } from 'vitest';
import { availabilityOf } from './availability-of.ts';
import { countStock, receiveDelivery, setLowAt, stopCounting } from './change-stock.ts';
import { isHeld, withHold, withoutHold } from './holds.ts';
import { availableOf, stockSchema, storedStock, type Stock } from './stock.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const aStock = (override: Partial<Stock> = {}): Stock => ({
  _id: 'shirt_M',
  productId: 'shirt',
  size: 'M',
  isCounted: true,
  onHand: 10,
  committed: 4,
  holds: {},
  lowAt: 3,
  updatedAt: now,
  ...override,
});

describe('holds', () => {
  const held = withHold(aStock(), 'NG1', 2, now);

  test('count until they lapse, except for their own attempt', () => {
    expect(availableOf(held, now)).toBe(4);
    expect(availableOf(held, now, 'NG1')).toBe(6);
    expect(availableOf(held, later(29))).toBe(4);
    expect(availableOf(held, later(30))).toBe(6);
    expect(isHeld(held, 'NG1', 2, later(29))).toBe(true);
    expect(isHeld(held, 'NG1', 3, now)).toBe(false);
    expect(isHeld(held, 'NG1', 2, later(30))).toBe(false);
  });

  test('are released once', () => {
    expect(withoutHold(held, 'NG1').holds).toEqual({});
    expect(withoutHold(held, 'NG2')).toBe(held);
  });

  test('leave the stored stock when they have lapsed', () => {
    const two = withHold(held, 'NG2', 1, later(10));
    expect(storedStock(two, later(10))).toMatchObject({ holds: two.holds, lapsesAt: later(30) });
    expect(Object.keys(storedStock(two, later(30)).holds)).toEqual(['NG2']);
    expect(storedStock(two, later(40))).not.toHaveProperty('lapsesAt');
  });
});

test.each([
  [aStock({ committed: 6 }), undefined],
  [aStock({ committed: 7 }), 3],
  [aStock({ committed: 10 }), 0],
  [aStock({ committed: 10, isCounted: false }), undefined],
])('stores what is left only where it is low (%#)', (stock, low) => {
  expect(storedStock(stock, now).low).toBe(low);
  expect(storedStock({ ...stock, low: 1 }, now).low).toBe(low);
});

test.each([
  [aStock(), { state: 'in' }],
  [aStock({ committed: 7 }), { state: 'low', left: 3 }],
  [aStock({ committed: 7, lowAt: 0 }), { state: 'in' }],
  [aStock({ committed: 10 }), { state: 'out' }],
  [withHold(aStock({ committed: 9 }), 'NG1', 1, now), { state: 'out' }],
])('shoppers see %#', (stock, expected) => {
  expect(availabilityOf([stock], now)).toEqual({ M: expected });
});

test('a size that is not counted is not in the availability', () => {
  expect(availabilityOf([aStock({ isCounted: false })], now)).toEqual({});
});

describe('staff', () => {
  const line = { productId: 'shirt', size: 'M', now };

  test('begin to count a size that is not counted', () => {
    const started = countStock(undefined, { ...line, onHand: 5, was: null });
    expect(started).toMatchObject({ ok: true, stock: { _id: 'shirt_M', onHand: 5, committed: 0, lowAt: 3 } });
    const resumed = countStock(aStock({ isCounted: false }), { ...line, onHand: 5, was: null });
    expect(resumed).toMatchObject({ ok: true, stock: { isCounted: true, onHand: 5, committed: 4 } });
  });

  test('set a count only over the number they saw, and not below what is sold', () => {
    expect(countStock(aStock(), { ...line, onHand: 8, was: 10 })).toMatchObject({ ok: true });
    expect(countStock(aStock(), { ...line, onHand: 8, was: 9 })).toEqual({
      ok: false,
      reason: 'stale',
      is: 10,
    });
    expect(countStock(aStock(), { ...line, onHand: 8, was: null })).toMatchObject({
      reason: 'stale',
      is: 10,
    });
    expect(countStock(undefined, { ...line, onHand: 8, was: 0 })).toMatchObject({
      reason: 'stale',
      is: null,
    });
    expect(countStock(aStock(), { ...line, onHand: 3, was: 10 })).toEqual({
      ok: false,
      reason: 'below-committed',
      committed: 4,
    });
  });

  test('receive a delivery, set what is low and stop counting only where a size is counted', () => {
    expect(receiveDelivery(aStock(), 5)).toMatchObject({ ok: true, stock: { onHand: 15 } });
    expect(setLowAt(aStock(), { lowAt: 5, was: 3 })).toMatchObject({ ok: true, stock: { lowAt: 5 } });
    expect(setLowAt(aStock(), { lowAt: 5, was: 2 })).toEqual({ ok: false, reason: 'stale', is: 3 });
    expect(stopCounting(aStock())).toMatchObject({ ok: true, stock: { isCounted: false, committed: 4 } });
    const refused = { ok: false, reason: 'not-counted' };
    for (const stock of [undefined, aStock({ isCounted: false })]) {
      expect(receiveDelivery(stock, 5)).toEqual(refused);
      expect(setLowAt(stock, { lowAt: 5, was: 3 })).toEqual(refused);
      expect(stopCounting(stock)).toEqual(refused);
    }
  });
});

test('a document without holds is read', () => {
  const { holds: _holds, isCounted: _isCounted, ...oldest } = aStock();
  expect(stockSchema.parse(oldest)).toMatchObject({ holds: {}, isCounted: true });
});
