// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ProductReviews } from './product-reviews.tsx';

const review = (override: object = {}) => ({
  ...{ author: 'Rahima', size: 'M', stars: 4, text: 'Soft cloth', pictures: [], answer: null },
  createdAt: '2026-11-23T10:00:00.000Z',
  ...override,
});
const respond = (data: object[], nextCursor: string | null = null) =>
  new Response(JSON.stringify({ success: true, data, nextCursor }));
const fetched = vi.fn<(url: string) => Promise<Response>>();
let count = 0;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A product of its own for each test: answers are kept by product. */
const rated = () => aProduct({ id: `rated-${++count}`, rating: { count: 2, total: 9 } });

test('requests and renders nothing for a product without reviews', () => {
  const { container } = renderWithProviders(<ProductReviews product={aProduct()} />);
  expect(container.textContent).toBe('');
  expect(fetched).not.toHaveBeenCalled();
});

test('shows reviews with markup as text, the answer, and structured data', async () => {
  fetched.mockResolvedValue(respond([review({ text: '<b>Fits</b> well', answer: 'Thank you' })]));
  renderWithProviders(<ProductReviews product={rated()} />);
  const article = await screen.findByRole('article');
  expect(within(article).getByText('<b>Fits</b> well')).toBeTruthy();
  expect(within(article).getByText('Thank you')).toBeTruthy();
  expect(within(article).getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
  const block = document.querySelector('script[data-reviews]')!;
  expect(JSON.parse(block.textContent)).toMatchObject({ review: [{ reviewBody: '<b>Fits</b> well' }] });
  cleanup();
  expect(document.querySelector('script[data-reviews]')).toBeNull();
});

test('shows further reviews on demand, after those that are shown', async () => {
  fetched.mockResolvedValueOnce(respond([review()], 'next-page'));
  fetched.mockResolvedValueOnce(respond([review({ text: 'Older' })]));
  renderWithProviders(<ProductReviews product={rated()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  await screen.findByText('Older');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(fetched.mock.calls[1]![0]).toContain('cursor=next-page');
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
});

test('offers to try again when the reviews cannot be loaded', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValueOnce(respond([review()]));
  renderWithProviders(<ProductReviews product={rated()} />);
  await userEvent.click(await screen.findByRole('button', { name: /try again|retry/i }));
  await waitFor(() => expect(screen.getByRole('article')).toBeTruthy());
});
