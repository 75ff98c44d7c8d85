// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hasCartCount, setCartCount, useCartCount } from './cart-count-store.ts';
import { IdentityContext, type Identity } from '../auth/identity.ts';

const signedIn = (uid: string): Identity => ({
  state: 'signed-in',
  uid,
  email: `${uid}@nargisus.test`,
  phone: '',
  displayName: null,
  emailVerified: true,
  photoUrl: null,
  createdAt: null,
  role: 'user',
});

function Badge() {
  return <p>{useCartCount() ?? 'none'}</p>;
}

const show = (identity: Identity) =>
  render(
    <IdentityContext value={identity}>
      <Badge />
    </IdentityContext>,
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('shows no number before the first read of the cart, and every new number at once', () => {
  show(signedIn('rahima'));
  expect(screen.getByText('none')).toBeVisible();
  act(() => setCartCount('rahima', 3));
  expect(screen.getByText('3')).toBeVisible();
});

test('does not show the number of one user to the next user of the browser', () => {
  setCartCount('rahima', 3);
  show(signedIn('karim'));
  expect(screen.getByText('none')).toBeVisible();
  expect(hasCartCount('karim')).toBe(false);
  cleanup();
  show({ state: 'signed-out' });
  expect(screen.getByText('none')).toBeVisible();
});

test('keeps the number while a remembered session is being checked', () => {
  setCartCount('rahima', 3);
  show({ state: 'unknown' });
  expect(screen.getByText('3')).toBeVisible();
});

test.each(['4', 'null', '{"ownerId":"rahima","count":"x"}', '{'])(
  'ignores a malformed stored number (%s)',
  (stored) => {
    localStorage.setItem('nargisus.cart-count', stored);
    show(signedIn('rahima'));
    expect(screen.getByText('none')).toBeVisible();
  },
);
