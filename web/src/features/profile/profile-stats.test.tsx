// @vitest-environment jsdom
import { taka } from '@nargisus/domain/money';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ProfileStats } from './profile-stats.tsx';

afterEach(cleanup);

test('states that the total spent includes cancelled orders', () => {
  renderWithProviders(
    <ProfileStats
      cartItems={0}
      totals={{ state: 'ready', value: { ordersCount: 2, totalSpent: taka(4645) } }}
    />,
  );
  const tile = screen.getByText('Total Spent').parentElement;
  expect(tile).toHaveTextContent('৳4,645.00');
  expect(tile).toHaveTextContent('cancelled ones included');
});
