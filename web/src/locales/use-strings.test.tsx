// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { paisa } from '@nargisus/domain/money';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commonStrings } from './en/common.ts';
import { useFormats } from './formats.ts';
import { restoreLanguage, setLanguage } from './language-store.ts';
import { useStrings } from './use-strings.ts';

function Sample() {
  const t = useStrings(commonStrings);
  const formats = useFormats();
  return <p>{[t.items(2, formats.number(2)), formats.taka(paisa(12_500_000))].join(' | ')}</p>;
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

test('switches the language and the lang attribute of the page at once', async () => {
  render(<Sample />);
  expect(screen.getByText('2 items | ৳1,25,000.00')).toBeVisible();
  await act(() => setLanguage('bn'));
  expect(screen.getByText('২টি পণ্য | ৳১,২৫,০০০.০০')).toBeVisible();
  expect(document.documentElement.lang).toBe('bn');
});

test('restores the chosen language at the next visit', async () => {
  await setLanguage('bn');
  const kept = { ...localStorage };
  await setLanguage('en');
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  await restoreLanguage();
  render(<Sample />);
  expect(screen.getByText(/টি পণ্য/)).toBeVisible();
});

test('keeps the last of two choices, whichever is fetched first', async () => {
  await Promise.all([setLanguage('bn'), setLanguage('en')]);
  render(<Sample />);
  expect(screen.getByText(/items/)).toBeVisible();
});

test('hydrates prerendered English HTML without a mismatch, then renders the chosen language', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Sample />);
  await setLanguage('bn');
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <Sample />, { onRecoverableError }));
  await waitFor(() => expect(container.textContent).toBe('২টি পণ্য | ৳১,২৫,০০০.০০'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
