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
const formatted = (to: Address) => renderHook(() => useFormatAddress()).result.current(to);

test('writes a city with the name of its region once, in the active language', async () => {
  expect(formatted(address)).toBe('House 12, Road 5, Dhaka');
  await setLanguage('bn');
  expect(formatted(address)).toBe('House 12, Road 5, ঢাকা');
});

test('keeps a city with another name as it was typed', async () => {
  await setLanguage('bn');
  expect(formatted({ ...address, city: 'Savar' })).toBe('House 12, Road 5, Savar, ঢাকা');
});
