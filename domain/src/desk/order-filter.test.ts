import { describe, expect, test } from 'vitest';
import { deskQueryOf, DESK_FIELDS, needsDesk } from './desk-query.ts';
import {
  ORDER_FILTER_NAMES,
  orderFilterParams,
  orderFilterSchema,
  readOrderFilter,
  type OrderFilter,
  type OrderFilterName,
} from './order-filter.ts';

const ALL: Readonly<Record<OrderFilterName, string>> = {
  q: 'rahima',
  from: '2026-11-01',
  to: '2026-11-30',
  status: 'confirmed',
  delivery: 'pending',
  payment: 'pending',
  stage: 'to-pack',
  source: 'facebook',
  courier: 'own-riders',
  method: 'Cash on Delivery',
  region: 'Chittagong',
  district: "cox's bazar",
};

const read = (params: Readonly<Record<string, string>>) =>
  readOrderFilter({ get: (name) => params[name] ?? null });

/** Every combination of filters: 4,096. */
const COMBINATIONS = Array.from({ length: 2 ** ORDER_FILTER_NAMES.length }, (_, bits) =>
  Object.fromEntries(
    ORDER_FILTER_NAMES.filter((_name, at) => bits & (1 << at)).map((name) => [name, ALL[name]]),
  ),
);

describe('a filter of orders', () => {
  test('is the same after it was written to a URL and read, in every combination', () => {
    const changed = COMBINATIONS.filter(
      (params) => JSON.stringify(orderFilterParams(read(params))) !== JSON.stringify(params),
    );
    expect(changed).toEqual([]);
  });

  test('leaves out what a URL has wrong, and keeps the rest', () => {
    expect(
      read({ ...ALL, status: 'lost', from: '2026-13-01', courier: 'pigeon', page: '2', q: '  ' }),
    ).toEqual(read({ ...ALL, status: '', from: '', courier: '', q: '' }));
    expect(read({ q: 'x'.repeat(101), district: 'x'.repeat(61) })).toEqual({ q: 'x'.repeat(100) });
  });

  test('folds the district, so that a name as it is written finds it', () => {
    expect(read({ district: " Cox's  BAZAR " })).toEqual({ district: "cox's bazar" });
  });

  test('is rejected by a call when its last day lies before the first', () => {
    expect(orderFilterSchema.safeParse({ from: '2026-11-02', to: '2026-11-01' }).success).toBe(false);
    expect(orderFilterSchema.safeParse({ from: '2026-11-02', to: '2026-11-02' }).success).toBe(true);
  });
});

describe('the query of a filter', () => {
  test('compares every filter in the database, in every combination', () => {
    const wrong = COMBINATIONS.filter((params) => {
      const query = deskQueryOf(read(params))!;
      const equal = Object.entries(DESK_FIELDS).flatMap(([name, field]) =>
        name in params ? [[field, ALL[name as OrderFilterName]]] : [],
      );
      const parts = [
        Boolean(query.token),
        query.otherTokens.length,
        Boolean(query.from),
        Boolean(query.before),
      ];
      const expected = ['q' in params, 0, 'from' in params, 'to' in params];
      return JSON.stringify([query.equal, parts]) !== JSON.stringify([equal, expected]);
    });
    expect(wrong).toEqual([]);
  });

  test('leaves out no filter', () => {
    expect([...Object.keys(DESK_FIELDS), 'q', 'from', 'to'].sort()).toEqual(ORDER_FILTER_NAMES.toSorted());
  });

  test('covers whole Dhaka days, both included', () => {
    expect(deskQueryOf(read({ from: '2026-11-20', to: '2026-11-21' }))).toMatchObject({
      from: new Date('2026-11-19T18:00:00Z'),
      before: new Date('2026-11-21T18:00:00Z'),
    });
  });

  test('asks for the rarest word and leaves the others to the reader', () => {
    expect(deskQueryOf({ q: 'rahima 01712345678' })).toMatchObject({
      token: '01712345678',
      otherTokens: ['rahima'],
    });
  });

  test('does not exist for a text without a word that could be found', () => {
    expect(deskQueryOf({ q: '!' })).toBeNull();
  });

  test.each<[OrderFilter, boolean]>([
    [{}, false],
    [{ status: 'confirmed', delivery: 'pending', payment: 'paid' }, false],
    [{ status: 'confirmed', source: 'web' }, true],
    [{ q: 'rahima' }, true],
    [read({ from: '2026-11-20' }), true],
  ])('of %j needs the order desk: %s', (filter, expected) => {
    expect(needsDesk(filter)).toBe(expected);
  });
});
