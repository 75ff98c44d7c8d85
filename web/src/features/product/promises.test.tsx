// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { Promises } from './promises.tsx';

afterEach(cleanup);

test('what is out of stock has no day to arrive on', () => {
  renderInShop(<Promises inStock />);
  expect(screen.getByText(/^Arrives/)).toBeTruthy();
  cleanup();
  renderInShop(<Promises inStock={false} />);
  expect(screen.queryByText(/^Arrives/)).toBeNull();
});
