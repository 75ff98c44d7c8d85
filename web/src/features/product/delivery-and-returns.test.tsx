// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';

afterEach(cleanup);

test('what is out of stock has no day to arrive on', () => {
  renderWithProviders(<DeliveryAndReturns inStock />);
  expect(screen.getByText(/^Arrives/)).toBeTruthy();
  cleanup();
  renderWithProviders(<DeliveryAndReturns inStock={false} />);
  expect(screen.queryByText(/^Arrives/)).toBeNull();
});
