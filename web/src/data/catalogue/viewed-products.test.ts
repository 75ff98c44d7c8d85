// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { publishIdentity, type KnownIdentity } from '../auth/identity-store.ts';
import { useViewedBefore } from './viewed-products.ts';

afterEach(() => localStorage.clear());

const member: KnownIdentity = {
  ...{ state: 'signed-in', uid: 'u1', email: 'rahima@nargisus.test', displayName: null },
  ...{ phone: '', emailVerified: true, photoUrl: null, createdAt: null, role: 'user' },
};

/** Opens a product and returns what was opened before. */
const open = (id: string) => renderHook(() => useViewedBefore(id)).result.current;
const id = (number: number) => `PROD_1_${number}`;

test('returns the products that were opened before, newest first, each once', () => {
  expect(open(id(1))).toEqual([]);
  open(id(2));
  open(id(1));
  expect(open(id(3))).toEqual([id(1), id(2)]);
});

test('keeps the last eight', () => {
  for (let number = 1; number <= 10; number += 1) open(id(number));
  expect(open(id(11))).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map(id));
});

test('keeps a guest’s, and forgets a member’s at sign-out', () => {
  open(id(1));
  publishIdentity(member);
  open(id(2));
  expect(open(id(3))).toEqual([id(2)]);
  publishIdentity({ state: 'signed-out' });
  expect(open(id(4))).toEqual([id(1)]);
});

test.each(['{broken', '"text"', '[7, "../admin", null]'])('ignores what is stored as %s', (stored) => {
  localStorage.setItem('nargisus.viewed', stored);
  expect(open(id(1))).toEqual([]);
});
