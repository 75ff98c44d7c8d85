// @vitest-environment jsdom
import { ShopError } from '@nargisus/domain/contract';
import type { OrderItem } from '@nargisus/domain/orders';
import { reviewMessages, type Review } from '@nargisus/domain/reviews';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeReview } from '#data/reviews/own-reviews.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { aCartItem } from '#testing/builders.ts';
import { unmountToasts } from '#ui/toast-host.tsx';
import { LineReview } from './line-review.tsx';

vi.mock('#data/reviews/own-reviews.ts', () => ({ writeReview: vi.fn() }));
const written = vi.mocked(writeReview);
beforeEach(() => {
  written.mockReset();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(cleanup);
afterAll(unmountToasts);

const { productId, name, price, image, size } = aCartItem();
const item: OrderItem = { productId, name, price, image, size, quantity: 1, itemTotal: price };
const review = (override: Partial<Review> = {}): Review => ({
  ...{ _id: 'r1', orderId: 'o1', productId, productName: name, size, uid: 'u1', author: 'Rahima' },
  ...{ stars: 3, text: 'Fine', pictures: [], status: 'pending', answer: null },
  ...{ createdAt: new Date(), updatedAt: new Date() },
  ...override,
});

function show(present?: Review) {
  const onSaved = vi.fn();
  renderWithProviders(<LineReview uid="u1" orderId="o1" item={item} review={present} onSaved={onSaved} />);
  return onSaved;
}

test('asks for stars, sends the review and reports it', async () => {
  written.mockResolvedValue(review());
  const onSaved = show();
  await userEvent.click(screen.getByRole('button', { name: `Write a review: ${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send review' }));
  expect(screen.getByText(reviewMessages.starsMissing)).toBeTruthy();
  expect(written).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByLabelText(/^Your experience/), 'নরম কাপড়');
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const line = { orderId: 'o1', productId, size };
  expect(written).toHaveBeenCalledExactlyOnceWith({ ...line, stars: 4, text: 'নরম কাপড়', pictures: [] });
});

test('edits a review that waits for the shop, and keeps what was typed when it is rejected', async () => {
  written.mockRejectedValue(new ShopError('conflict', reviewMessages.decided));
  const onSaved = show(review());
  expect(screen.getByText(/Waiting for the shop to check it/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `Edit your review: ${name}` }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Your experience/);
  expect([text.value, screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked]).toEqual([
    'Fine',
    true,
  ]);
  await userEvent.type(text, ', but long');
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText(reviewMessages.decided)).toBeTruthy();
  expect([text.value, onSaved.mock.calls]).toEqual(['Fine, but long', []]);
});

test.each([
  ['approved', 'Published'],
  ['hidden', 'Not published'],
] as const)('shows that a review is %s and offers no edit', (status, text) => {
  show(review({ status, answer: { text: 'Wear it well', at: new Date() } }));
  expect(screen.getByText(new RegExp(`· ${text}$`))).toBeTruthy();
  expect(screen.getByText(/Wear it well/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
