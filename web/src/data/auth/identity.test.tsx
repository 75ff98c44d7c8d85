// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { publishIdentity } from './identity-store.ts';
import { IdentityProvider, useIdentity } from './identity.ts';

const Sample = () => <p>{useIdentity().state}</p>;

test('hydrates prerendered HTML as signed out, then renders the identity that was published before', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Sample />);
  expect(container.textContent).toBe('signed-out');
  const person = {
    uid: 'u1',
    email: 'a@b.co',
    phone: '',
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
  const root = await act(() => hydrateRoot(container, app, { onRecoverableError }));
  expect(container.textContent).toBe('signed-in');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
