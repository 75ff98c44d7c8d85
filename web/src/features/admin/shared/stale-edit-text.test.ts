// @vitest-environment jsdom
import { ShopError } from '@nargisus/domain/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '#locales/language-store.ts';
import { loadStaffStrings } from '#locales/load-staff-strings.ts';
import { staleEditText } from './stale-edit-text.ts';

beforeAll(loadStaffStrings);
afterEach(() => setLanguage('en'));

const rejected = (code: 'staffError.staleEdit' | 'staffError.orderCancelled') =>
  new ShopError(
    'conflict',
    'Mina changed this order: order status is "Shipped" now. Nothing of yours was saved.',
    {
      coded: { code, params: { who: 'Mina', what: 'order status is "Shipped" now' } },
      data: { by: 'Mina', stale: [{ field: 'orderStatus', from: 'pending', is: 'shipped' }] },
    },
  );

test('renders a stale edit from its values, in both languages', async () => {
  const error = rejected('staffError.staleEdit');
  expect(staleEditText(error)).toBe(
    'Mina changed this order first. Now: Order status: Shipped. Nothing was saved.',
  );
  await setLanguage('bn');
  expect(staleEditText(error)).toMatch(/^Mina এই অর্ডারটি আগে বদলেছেন। এখন: [^A-Za-z]+। কিছু সংরক্ষণ হয়নি।$/);
});

test('renders no other conflict', () => {
  expect(staleEditText(rejected('staffError.orderCancelled'))).toBeUndefined();
});
