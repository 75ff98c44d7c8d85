// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { IdentityContext, type Identity } from '#data/auth/identity.ts';
import { OnlySignedOut } from './only-signed-out.tsx';

afterEach(cleanup);

const customer: Identity = {
  state: 'signed-in',
  uid: 'u1',
  email: 'rahima@nargisus.test',
  phone: '',
  displayName: null,
  emailVerified: true,
  photoUrl: null,
  createdAt: null,
  role: 'user',
};

function redirectTarget(from: unknown, identity: Identity = customer): string {
  const Here = () => <output>{useLocation().pathname}</output>;
  render(
    <IdentityContext value={identity}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state: { from } }]}>
        <Routes>
          <Route path="/login" element={<OnlySignedOut>the form</OnlySignedOut>} />
          <Route path="*" element={<Here />} />
        </Routes>
      </MemoryRouter>
    </IdentityContext>,
  );
  return screen.queryByRole('status')?.textContent ?? 'the form';
}

test('redirects to the requested page after sign-in', () => {
  expect(redirectTarget('/checkout')).toBe('/checkout');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'checkout',
  7,
  null,
])('a way back that is no path of ours (%j) leads home', (from) => {
  expect(redirectTarget(from)).toBe('/');
});

test('shows the page to a signed-out visitor', () => {
  expect(redirectTarget('/checkout', { state: 'signed-out' })).toBe('the form');
});
