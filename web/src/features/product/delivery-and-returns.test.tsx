// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';

afterEach(cleanup);

test('shows no delivery date for a product that is out of stock', () => {
  renderWithProviders(<DeliveryAndReturns inStock />);
  expect(screen.getByText(/^Arrives/)).toBeVisible();
  cleanup();
  renderWithProviders(<DeliveryAndReturns inStock={false} />);
  expect(screen.queryByText(/^Arrives/)).not.toBeInTheDocument();
});
