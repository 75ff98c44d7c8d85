// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Address } from '@nargisus/domain/checkout';
import { useFormatAddress } from './format-address.ts';
import { setLanguage } from './language-store.ts';

afterEach(() => setLanguage('en'));

const address: Address = {
  recipientName: 'Rahima',
  recipientPhone: '01712345678',
  region: 'Dhaka',
  city: 'Dhaka',
  district: 'dhaka ',
  address: 'House 12, Road 5',
  landmark: '',
  addressCategory: 'home',
};
const written = (its: Address) => renderHook(() => useFormatAddress()).result.current(its);

test('a city that is called as its division is written once, in the language of the page', async () => {
  expect(written(address)).toBe('House 12, Road 5, Dhaka');
  await setLanguage('bn');
  expect(written(address)).toBe('House 12, Road 5, ঢাকা');
});

test('a city of another name stays as it was typed', async () => {
  await setLanguage('bn');
  expect(written({ ...address, city: 'Savar' })).toBe('House 12, Road 5, Savar, ঢাকা');
});
