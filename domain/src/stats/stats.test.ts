import { expect, test } from 'vitest';
import { statsChange, PRODUCT_STATS, USER_STATS } from './stats.ts';

const lamp = { name: 'Lamp', inStock: true, featured: false };

test.each([
  ['a product that is added', undefined, lamp, [1, 1, 0]],
  ['one that is sold out', lamp, { ...lamp, inStock: false }, [0, -1, 0]],
  ['one that is featured', lamp, { ...lamp, featured: true }, [0, 0, 1]],
  ['one that is renamed', lamp, { ...lamp, name: 'Lantern' }, [0, 0, 0]],
  ['one that is deleted', { ...lamp, featured: true }, undefined, [-1, -1, -1]],
] as const)('%s changes the stats of products', (_, before, after, [total, inStock, featured]) => {
  expect(statsChange(PRODUCT_STATS, { before, after })).toEqual({ total, inStock, featured });
});

test('keeps the total when a user becomes an admin or is deactivated', () => {
  const user = { role: 'user', isActive: true };
  expect(statsChange(USER_STATS, { before: undefined, after: user })).toEqual({
    total: 1,
    active: 1,
    admins: 0,
  });
  expect(statsChange(USER_STATS, { before: user, after: { role: 'admin', isActive: false } })).toEqual({
    total: 0,
    active: -1,
    admins: 1,
  });
});
