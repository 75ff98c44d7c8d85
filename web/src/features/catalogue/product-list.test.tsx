// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { taka } from '@nargisus/domain/money';
import { afterEach, expect, test, vi } from 'vitest';
import { aProduct } from '../../testing/builders.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ProductList } from './product-list.tsx';

afterEach(cleanup);

const EMPTY = 'No products found. Please add some products to the collection.';

test('a card leads to its product and shows its price in taka', () => {
  const products = [aProduct({ id: 'A1', name: 'Silk Sari', price: taka(125_000) })];
  renderInShop(<ProductList products={{ state: 'ready', value: products }} />);
  const card = screen.getByRole('link', { name: /Silk Sari/ });
  expect(card.getAttribute('href')).toBe('/products/A1');
  expect(card.textContent).toContain('৳1,25,000.00');
  expect(card.textContent).not.toContain('Out of stock');
});

test('a product that is gone says so on its card', () => {
  renderInShop(<ProductList products={{ state: 'ready', value: [aProduct({ inStock: false })] }} />);
  expect(screen.getByRole('link').textContent).toContain('Out of stock');
});

test('an empty shop says what to do', () => {
  renderInShop(<ProductList products={{ state: 'ready', value: [] }} />);
  expect(screen.getByText(EMPTY)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure shows an empty list and can be tried again', () => {
  const retry = vi.fn();
  renderInShop(<ProductList products={{ state: 'failed', retry }} />);
  expect(screen.getByText(EMPTY)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('nothing is said before the answer is there', () => {
  renderInShop(<ProductList products={{ state: 'loading' }} />);
  expect(screen.queryByText(EMPTY)).toBeNull();
});
