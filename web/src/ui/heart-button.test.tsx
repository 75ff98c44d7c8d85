// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { HeartButton } from './heart-button.tsx';
import { unmountToasts } from './toast-host.tsx';

afterEach(cleanup);
afterAll(unmountToasts);

const show = (chosen: boolean, onChange = vi.fn().mockResolvedValue('saved')) => {
  renderWithProviders(<HeartButton name="Linen panjabi" chosen={chosen} onChange={onChange} />);
  return { onChange, heart: screen.getByRole('button', { name: 'Save Linen panjabi to the wishlist' }) };
};

test('tells whether the product is saved, and saves it with a link to the wishlist', async () => {
  const { heart, onChange } = show(false);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(heart);
  const link = await screen.findByRole('link', { name: 'View wishlist' });
  expect(link.getAttribute('href')).toBe('/wishlist');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('removes the product, and Undo saves it again', async () => {
  const { heart, onChange } = show(true);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(heart);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(onChange.mock.calls).toEqual([[false], [true]]));
});

test.each([
  [
    'a full list',
    () => Promise.resolve('full'),
    'Your wishlist holds 100 products. Remove one to save another.',
  ],
  ['no network', () => Promise.reject(new Error('offline')), /^Your wishlist could not be changed/],
])('says why %s keeps it from being saved', async (_what, save, text) => {
  const { heart } = show(false, vi.fn(save));
  await userEvent.click(heart);
  expect(await screen.findByText(text)).toBeTruthy();
});
