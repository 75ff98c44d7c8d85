// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { SavedAddress } from '@nargisus/domain/checkout';
import { afterEach, expect, test } from 'vitest';
import { publishIdentity, type KnownIdentity } from '../auth/identity-store.ts';
import {
  chooseDeliveryPlace,
  deliveryPlace,
  keepAddressPlace,
  placeName,
  useDeliveryPlace,
  type ChosenPlace,
} from './delivery-place.ts';

afterEach(() => {
  publishIdentity({ state: 'signed-out' });
  localStorage.clear();
});

const member: KnownIdentity = {
  ...{ state: 'signed-in', uid: 'u1', email: 'rahima@nargisus.test', displayName: null },
  ...{ phone: '', emailVerified: true, photoUrl: null, createdAt: null, role: 'user' },
};
const savar: ChosenPlace = { areaId: 'dhaka/dhaka/savar', region: 'Dhaka', city: 'Savar', district: 'Dhaka' };
const boalia: ChosenPlace = {
  ...{ areaId: 'rajshahi/rajshahi/boalia', region: 'Rajshahi', city: 'Boalia', district: 'Rajshahi' },
  nameBn: 'বোয়ালিয়া, রাজশাহী',
};
const address = (place: Partial<ChosenPlace>) =>
  ({ id: '1', recipientName: 'Rahima', address: 'House 12', ...place }) as SavedAddress;

test('remembers the area of a guest for all components', () => {
  const { result } = renderHook(() => useDeliveryPlace());
  expect(result.current).toBeNull();
  act(() => chooseDeliveryPlace(boalia));
  expect(result.current).toEqual(boalia);
  expect(placeName(boalia)).toBe('Boalia, Rajshahi');
  act(() => chooseDeliveryPlace(null));
  expect(result.current).toBeNull();
});

test('prefers a member’s choice to the default address, and that to a guest’s choice', () => {
  chooseDeliveryPlace(boalia);
  publishIdentity(member);
  expect(deliveryPlace()).toEqual(boalia);
  keepAddressPlace(address(savar));
  expect(deliveryPlace()).toEqual(savar);
  keepAddressPlace(address({ city: 'Char Alexander', district: 'Lakshmipur' }));
  expect(deliveryPlace()).toEqual(boalia);
  keepAddressPlace(address(boalia));
  chooseDeliveryPlace(savar);
  expect(deliveryPlace()).toEqual(savar);
});

test('forgets a member’s areas at sign-out and keeps nothing of the address but its area', () => {
  publishIdentity(member);
  keepAddressPlace(address(savar));
  expect(JSON.stringify({ ...localStorage })).not.toContain('House 12');
  chooseDeliveryPlace(boalia);
  publishIdentity({ state: 'signed-out' });
  expect(deliveryPlace()).toBeNull();
});

test.each(['{broken', '"text"', '{"areaId":7}'])('ignores what is stored as %s', (stored) => {
  localStorage.setItem('nargisus.deliveryPlace', stored);
  expect(deliveryPlace()).toBeNull();
});
