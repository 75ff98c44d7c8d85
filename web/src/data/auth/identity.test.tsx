// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { publishIdentity } from './identity-store.ts';
import { IdentityProvider, useIdentity } from './identity.ts';

const Sample = () => <p>{useIdentity().state}</p>;

test('HTML made ahead is taken over as who was here when the page began, and drawn then for who came to light', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Sample />);
  expect(place.textContent).toBe('signed-out');
  const person = {
    uid: 'u1',
    email: 'a@b.co',
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    createdAt: null,
  };
  publishIdentity({ state: 'signed-in', role: 'user', ...person });

  const onRecoverableError = vi.fn();
  const app = (
    <IdentityProvider>
      <Sample />
    </IdentityProvider>
  );
  const root = await act(() => hydrateRoot(place, app, { onRecoverableError }));
  expect(place.textContent).toBe('signed-in');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});
