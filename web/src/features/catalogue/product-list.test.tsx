// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { catalogueEntryOf, productSchema, storedEntry, type Product } from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearQueryCache } from '#data/query/query-cache.ts';
import { aProduct } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ProductList } from './product-list.tsx';

/** What the shop answers; how it really does is tested on the running suite (e2e/contract/catalogue.spec.ts). */
let stock: Product[] | 'down';
const asked: string[] = [];

beforeEach(() => {
  clearQueryCache();
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (stock === 'down') return Promise.reject(new TypeError('offline'));
    const data = address.startsWith('/api/catalogue')
      ? stock.map((it) => storedEntry(catalogueEntryOf(it)))
      : stock.map((it) => ({ ...toDocument(productSchema, it), _id: it.id }));
    return Promise.resolve(Response.json({ success: true, data, nextCursor: null, total: stock.length }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EMPTY = 'No products found. Please add some products to the collection.';
const opens = (at: string) => renderWithProviders(<ProductList />, { at, path: '/products' });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

test('a card leads to its product, shows its price in taka, and says when it is gone', async () => {
  stock = [
    aProduct({ id: 'A1', name: 'Silk Sari', price: taka(125_000) }),
    aProduct({ id: 'A2', name: 'Gone Mug', inStock: false }),
  ];
  opens('/products');
  const card = await screen.findByRole('link', { name: /Silk Sari/ });
  expect(card.getAttribute('href')).toBe('/products/A1');
  expect(card.textContent).toContain('৳1,25,000.00');
  expect(card.textContent).not.toContain('Out of stock');
  expect(screen.getByRole('link', { name: /Gone Mug/ }).textContent).toContain('Out of stock');
  expect(asked).toEqual(['/api/products?limit=24']);
});

test('an empty shop and one that cannot be reached say the same; the second can be asked again', async () => {
  stock = [];
  opens('/products');
  expect(await screen.findByText(EMPTY)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  cleanup();
  clearQueryCache();
  stock = 'down';
  opens('/products');
  expect(await screen.findByText(EMPTY)).toBeDefined();
  stock = [aProduct({ name: 'Back again' })];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Back again')).toBeDefined();
});

test('the address says what is shown, in which order', async () => {
  stock = [
    aProduct({ id: 'A', name: 'Clay Mug', price: taka(300), category: 'home' }),
    aProduct({ id: 'B', name: 'Brass Plate', price: taka(100), category: 'home' }),
    aProduct({ id: 'C', name: 'Linen Panjabi', price: taka(50) }),
  ];
  opens('/products?category=home&sort=price-up');
  expect(await screen.findByText('2 of 2 products')).toBeDefined();
  expect(names()).toEqual(['Brass Plate', 'Clay Mug']);
  expect(asked).toEqual(['/api/catalogue']);
});

test('a search that nothing meets is kind, and cleared at once', async () => {
  stock = [aProduct({ name: 'Linen Panjabi' })];
  opens('/products?q=zebra');
  expect(await screen.findByText(/zebra/)).toBeDefined();
  expect(screen.queryByText(EMPTY)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Linen Panjabi')).toBeDefined();
});

test('two prices that are settled in one moment are both kept', async () => {
  stock = [aProduct({ id: 'A1', name: 'Silk Sari', price: taka(6_000) })];
  opens('/products');
  await screen.findByRole('link', { name: /Silk Sari/ });
  // jsdom's window is 1024 px wide, and its media queries count: the filters are open there, without a button.
  const [from, to] = [screen.getByLabelText(/^Price from/), screen.getByLabelText(/^Price to/)];
  fireEvent.change(from, { target: { value: '5000' } });
  fireEvent.change(to, { target: { value: '1000' } });
  act(() => {
    fireEvent.blur(from);
    fireEvent.blur(to);
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/only “Price from” is used/);
  expect(await screen.findByRole('link', { name: /Silk Sari/ })).toBeTruthy();
});
