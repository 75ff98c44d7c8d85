// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const opened = (query: string) =>
  renderWithProviders(<PaymentSuccessPage />, { at: `/payment/success${query}`, path: '/payment/success' });

test('shows an online payment as processing for two seconds, then as successful', () => {
  opened('?tran_id=NG12&order_id=ORD-20261120-ACDEF');
  pass(1_999);
  expect(screen.getByText('Processing your payment')).toBeTruthy();
  expect(screen.queryByText('NG12')).toBeNull();
  pass(1);
  expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeTruthy();
  expect(screen.getByText('ORD-20261120-ACDEF')).toBeTruthy();
  expect(screen.getByText('NG12')).toBeTruthy();
});

test('shows no order for a URL without one, and a note for a URL without parameters', () => {
  opened('?tran_id=NG12');
  pass(2_000);
  expect(screen.queryByText('Payment Successful')).toBeNull();
  expect(screen.getByText(/Sign in with the account you ordered with/)).toBeTruthy();
  cleanup();
  opened('');
  pass(2_000);
  expect(screen.getByRole('heading', { name: 'There is no payment to show' })).toBeTruthy();
});

test('shows a cash order as placed, without processing', () => {
  opened('?order_id=ORD-20261120-ACDEF');
  expect(screen.getByRole('heading', { name: 'Order placed successfully!' })).toBeTruthy();
  expect(screen.queryByText(/Processing your payment|Payment Successful/)).toBeNull();
});
