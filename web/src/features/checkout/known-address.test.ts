import type { SavedAddress } from '@nargisus/domain/checkout';
import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#ui/address-form.tsx';
import { isKnownAddress, savedIdOf } from './known-address.ts';

const home: SavedAddress = {
  ...{ id: '00000000-0000-4000-8000-000000000000', recipientName: 'Rahima', recipientPhone: '01712345678' },
  ...{ region: 'Dhaka', city: 'Dhaka', district: 'Dhaka', address: 'House 12', landmark: '' },
  addressCategory: 'home',
};
const { id: _id, ...fields } = home;
const values = { ...EMPTY_ADDRESS, ...fields };
const known = { saved: [home], lastUsed: null, phone: '', place: null };

test('knows the saved address and the last one that the form holds', () => {
  expect(isKnownAddress(known, values)).toBe(true);
  expect(isKnownAddress({ ...known, saved: [], lastUsed: fields }, values)).toBe(true);
  expect(savedIdOf([home], values)).toBe(home.id);
});

test('does not know a changed address, nor one of an empty book', () => {
  expect(isKnownAddress(known, { ...values, address: 'House 13' })).toBe(false);
  expect(isKnownAddress({ ...known, saved: [] }, values)).toBe(false);
});

test('does not know a stored address that is incomplete: its fields must open', () => {
  const incomplete = { ...fields, recipientPhone: '' };
  const form = { ...values, recipientPhone: '' };
  expect(isKnownAddress({ ...known, saved: [], lastUsed: incomplete }, form)).toBe(false);
});
