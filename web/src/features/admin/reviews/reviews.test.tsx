// @vitest-environment jsdom
import type { Review } from '@nargisus/domain/reviews';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerReview, decideReview, useReviews } from '#data/reviews/staff-reviews.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { unmountToasts } from '#ui/toast-host.tsx';
import { DialogsContext } from '../shared/dialogs.ts';
import { Reviews } from './reviews.tsx';

vi.mock('#data/reviews/staff-reviews.ts', () => ({
  useReviews: vi.fn(),
  decideReview: vi.fn(),
  answerReview: vi.fn(),
}));

const waiting: Review = {
  ...{ _id: 'r1', orderId: 'o1', productId: 'p1', productName: 'Linen Panjabi', size: 'M', uid: 'u1' },
  ...{ author: 'Rahima', stars: 4, text: '<b>Soft</b>', pictures: [], status: 'pending', answer: null },
  ...{ createdAt: new Date('2026-11-23T10:00:00Z'), updatedAt: new Date('2026-11-23T10:00:00Z') },
};
const reload = vi.fn();
const notify = vi.fn();
const show = (reviews: Review[], next: string | null = null) => {
  vi.mocked(useReviews).mockReturnValue({
    page: { state: 'ready', value: { items: reviews, next } },
    reload,
  });
  const dialogs = { confirm: vi.fn(), notify };
  renderWithProviders(
    <DialogsContext value={dialogs}>
      <Reviews />
    </DialogsContext>,
  );
};
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);
afterAll(unmountToasts);

test('approves a waiting review, reloads the list and keeps the focus on the page', async () => {
  vi.mocked(decideReview).mockResolvedValue({ ...waiting, status: 'approved' });
  show([waiting]);
  const card = screen.getByRole('article', { name: 'Linen Panjabi' });
  expect(within(card).getByText('<b>Soft</b>')).toBeTruthy();
  await userEvent.click(within(card).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(decideReview).toHaveBeenCalledExactlyOnceWith(waiting, 'approved');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reviews' }));
});

test('reports a decision that was not saved, and leaves the list', async () => {
  vi.mocked(decideReview).mockRejectedValue(new Error('offline'));
  show([waiting]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Failed to save the decision'));
  expect(reload).not.toHaveBeenCalled();
});

test('answers a review', async () => {
  vi.mocked(answerReview).mockResolvedValue(waiting);
  show([waiting]);
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.type(await screen.findByLabelText('Your answer'), ' Thank you ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(answerReview).toHaveBeenCalledExactlyOnceWith(waiting, 'Thank you');
});

test('requests another status and the next page', async () => {
  show([waiting], 'older');
  await userEvent.click(screen.getByRole('button', { name: 'Older reviews' }));
  expect(useReviews).toHaveBeenLastCalledWith('pending', 'older');
  await userEvent.click(screen.getByRole('radio', { name: 'Published' }));
  await waitFor(() => expect(useReviews).toHaveBeenLastCalledWith('approved', null));
});

test('says that no review is waiting', () => {
  show([]);
  expect(screen.getByText('No review is waiting.')).toBeTruthy();
});
