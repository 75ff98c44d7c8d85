// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DeliveryAndReturns } from './delivery-and-returns.tsx';

afterEach(cleanup);

test('what is out of stock has no day to arrive on', () => {
  renderInShop(<DeliveryAndReturns inStock />);
  expect(screen.getByText(/^Arrives/)).toBeTruthy();
  cleanup();
  renderInShop(<DeliveryAndReturns inStock={false} />);
  expect(screen.queryByText(/^Arrives/)).toBeNull();
});
