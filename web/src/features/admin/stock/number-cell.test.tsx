// @vitest-environment jsdom
import { ShopError } from '@nargisus/domain/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { NumberCell } from './number-cell.tsx';

/* The edit of a number that colleagues change too, without a browser. */
const cell = (stored: number | null, send: (change: object) => Promise<unknown>) => (
  <NumberCell label="On the shelf: Shirt, M" stored={stored} hasReason hasSteps send={send} />
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'On the shelf: Shirt, M' });
afterEach(cleanup);

async function type(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

test('Enter sends the typed number with the one that was seen, and the focus stays', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  renderWithProviders(cell(5, send));
  await type('৭{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ to: 7, was: 5, reason: 'Shelf count' });
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a size that is not counted is sent without a former number', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  renderWithProviders(cell(null, send));
  await type('0{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ to: 0, was: null, reason: 'Shelf count' });
});

test('a refused count keeps what was typed, shows the new number, and is saved only when the user says so', async () => {
  const send = vi.fn().mockRejectedValueOnce(new ShopError('conflict', 'Stale', { data: { is: 7 } }));
  renderWithProviders(cell(5, send));
  await type('4{Enter}');
  expect(await screen.findByText(/it is 7 now/)).toBeTruthy();
  expect(field().value).toBe('4');
  await userEvent.type(field(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save 4 all the same' }));
  expect(send).toHaveBeenLastCalledWith({ to: 4, was: 7, reason: 'Shelf count' });
});

test('Escape gives up the edit', async () => {
  const send = vi.fn();
  renderWithProviders(cell(5, send));
  await type('4');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('5');
  expect(send).not.toHaveBeenCalled();
});

test('a count without a reason and one that is no number are not sent', async () => {
  const send = vi.fn();
  renderWithProviders(cell(5, send));
  await type('1.5{Enter}');
  expect(screen.getByText('Please enter a whole number of pieces')).toBeTruthy();
  await type('6');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Reason: On the shelf: Shirt, M' }));
  await userEvent.type(field(), '{Enter}');
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('another refusal is shown beside the field', async () => {
  const send = vi.fn().mockRejectedValue(new ShopError('conflict', 'That is more than a size can have'));
  renderWithProviders(cell(5, send));
  await userEvent.click(screen.getByRole('button', { name: /^One more/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That is more than a size can have');
  expect(field().value).toBe('6');
});
