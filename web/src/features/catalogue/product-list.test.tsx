// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogueEntryOf, productSchema, storedEntry, type Product } from '@nargisus/domain/catalogue';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearQueryCache } from '#data/query/query-cache.ts';
import { aProduct } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ProductList } from './product-list.tsx';

/** The products that the stubbed API returns; e2e/contract/catalogue.spec.ts tests the real one. */
let stock: Product[] | 'down';
const requests: string[] = [];
/** Whether the shop is too large for the index. */
let isLarge = false;

function answerTo(url: string, products: readonly Product[]) {
  const entries = products.map((it) => storedEntry(catalogueEntryOf(it)));
  if (url === '/api/catalogue') return isLarge ? { data: [], total: 20_000 } : { data: entries };
  const words = { used: [], ignored: [], least: null, most: null };
  if (url.startsWith('/api/catalogue/search'))
    return { data: { results: entries.slice(0, 2), total: 2, isMore: true, ...words } };
  const isSecond = url.includes('cursor');
  const data = products.map((it) => {
    const id = isSecond ? `${it.id}-2` : it.id;
    return { ...toDocument(productSchema, it), id, _id: id };
  });
  return { data, nextCursor: isSecond ? null : 'second', total: data.length };
}

beforeEach(() => {
  clearQueryCache();
  requests.length = 0;
  isLarge = false;
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    if (stock === 'down') return Promise.reject(new TypeError('offline'));
    return Promise.resolve(Response.json({ success: true, ...answerTo(url, stock) }));
  });
});
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EMPTY = 'No products found. Please add some products to the collection.';
const renderAt = (at: string) => renderWithProviders(<ProductList />, { at, path: '/products' });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

test('a card links to its product, shows its price in taka, and marks a product that is out of stock', async () => {
  stock = [
    aProduct({ id: 'A1', name: 'Silk Sari', price: taka(125_000) }),
    aProduct({ id: 'A2', name: 'Gone Mug', inStock: false }),
  ];
  renderAt('/products');
  const card = await screen.findByRole('link', { name: /Silk Sari/ });
  expect(card).toHaveAttribute('href', '/products/A1');
  expect(card).toHaveTextContent('৳1,25,000.00');
  expect(card).not.toHaveTextContent('Out of stock');
  expect(screen.getByRole('link', { name: /Gone Mug/ })).toHaveTextContent('Out of stock');
  expect(requests).toEqual(['/api/products?limit=24']);
});

test('shows the same message for an empty shop and a failed request, which can be retried', async () => {
  stock = [];
  renderAt('/products');
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  cleanup();
  clearQueryCache();
  stock = 'down';
  renderAt('/products');
  expect(await screen.findByText(EMPTY)).toBeVisible();
  stock = [aProduct({ name: 'Back again' })];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Back again')).toBeVisible();
});

test('filters and sorts by the query string', async () => {
  stock = [
    aProduct({ id: 'A', name: 'Clay Mug', price: taka(300), category: 'home' }),
    aProduct({ id: 'B', name: 'Brass Plate', price: taka(100), category: 'home' }),
    aProduct({ id: 'C', name: 'Linen Panjabi', price: taka(50) }),
  ];
  renderAt('/products?category=home&sort=price-up');
  expect(await screen.findByText('2 of 2 products')).toBeVisible();
  expect(names()).toEqual(['Brass Plate', 'Clay Mug']);
  expect(requests).toEqual(['/api/catalogue']);
});

test('shows the term of a search without results, and a button that clears it', async () => {
  stock = [aProduct({ name: 'Linen Panjabi' })];
  renderAt('/products?q=zebra');
  expect(await screen.findByText(/zebra/)).toBeVisible();
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Linen Panjabi')).toBeVisible();
});

test('names the words that nothing matches, and the price that the search was understood to name', async () => {
  stock = [
    aProduct({ id: 'A', name: 'Linen Panjabi', price: taka(1_900) }),
    aProduct({ id: 'B', name: 'Silk Panjabi', price: taka(3_900) }),
  ];
  renderAt('/products?q=zebra+panjabi+under+2000');
  expect(await screen.findByText(/Nothing fits “zebra”. Results for the rest: “panjabi”/)).toBeVisible();
  expect(screen.getByText('Up to ৳2,000, as you typed.')).toBeVisible();
  expect(names()).toEqual(['Linen Panjabi']);
});

test('suggests searches, collections and products, chosen by arrow keys and Enter', async () => {
  stock = [
    aProduct({ id: 'A', name: 'Linen Panjabi', collections: ['men'] }),
    aProduct({ id: 'B', name: 'Clay Mug', description: 'For tea.', category: 'home' }),
  ];
  const user = userEvent.setup();
  renderAt('/products');
  const field = screen.getByRole('combobox', { name: 'Search products' });
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.click(field);
  expect(await screen.findByRole('option', { name: 'Panjabi' })).toBeVisible();
  await user.type(field, 'pan');
  expect(await screen.findByRole('option', { name: /Linen Panjabi/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Clay Mug/ })).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  const active = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Panjabi');
  expect(field).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Panjabi');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(requests.filter((url) => url === '/api/catalogue')).toHaveLength(1);
});

test('closes the suggestions on Escape and keeps what was typed', async () => {
  stock = [aProduct({ id: 'A', name: 'Linen Panjabi' })];
  const user = userEvent.setup();
  renderAt('/products');
  const field = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(field, 'pan');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('pan');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('keeps both prices when both fields lose the focus in one update', async () => {
  stock = [aProduct({ id: 'A1', name: 'Silk Sari', price: taka(6_000) })];
  renderAt('/products');
  await screen.findByRole('link', { name: /Silk Sari/ });
  const [from, to] = [screen.getByLabelText(/^Price from/), screen.getByLabelText(/^Price to/)];
  fireEvent.change(from, { target: { value: '5000' } });
  fireEvent.change(to, { target: { value: '1000' } });
  act(() => {
    fireEvent.blur(from);
    fireEvent.blur(to);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/only “Price from” is used/);
  expect(await screen.findByRole('link', { name: /Silk Sari/ })).toBeVisible();
});

describe('the active filters', () => {
  const green = { name: 'River green', hex: '#2f5d4a' };
  beforeEach(() => {
    stock = [
      aProduct({ id: 'A', name: 'Green Panjabi', colour: green, availability: { M: { state: 'out' } } }),
      aProduct({ id: 'B', name: 'Red Panjabi', colour: { name: 'Maroon', hex: '#6d1f2c' } }),
      aProduct({ id: 'C', name: 'Green Sneakers', colour: green, sizing: 'shoes', sizes: ['42'] }),
    ];
  });
  const chips = () =>
    within(screen.getByRole('list', { name: 'Active filters' }))
      .getAllByRole('button')
      .map((it) => it.textContent);

  test('are chips, which remove a filter each, and keep the focus among them', async () => {
    const user = userEvent.setup();
    renderAt('/products?colour=green&size=shoes-42&max=99999');
    expect(await screen.findByText('1 of 1 products')).toBeVisible();
    expect(names()).toEqual(['Green Sneakers']);
    await waitFor(() => expect(chips()).toEqual(['Shoes 42', 'Green', 'Up to ৳99,999', 'Clear all']));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Shoes 42' }));
    expect(await screen.findByText('2 of 2 products')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter: Green' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('that hide everything are named, with the number of products without each', async () => {
    const user = userEvent.setup();
    renderAt('/products?colour=green&size=letters-M');
    await user.click(await screen.findByRole('button', { name: 'Without “Size M”: 2 products' }));
    expect(await screen.findByText('2 of 2 products')).toBeVisible();
    expect(names()).toEqual(['Green Panjabi', 'Green Sneakers']);
  });

  test('are chosen among the sizes and colours that products have', async () => {
    renderAt('/products?sort=name');
    await screen.findByText('3 of 3 products');
    expect(screen.getByRole('combobox', { name: 'Colour' })).toBeDisabled();
    fireEvent.focus(screen.getByRole('combobox', { name: 'Category' }));
    const optionsOf = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((it) => it.textContent);
    await waitFor(() => expect(optionsOf('Colour')).toEqual(['All colours', 'Red', 'Green']));
    expect(optionsOf('Size')).toEqual(['All sizes', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '42']);
  });
});

describe('a shop that is too large for the index', () => {
  beforeEach(() => {
    isLarge = true;
    stock = Array.from({ length: 24 }, (_, n) => aProduct({ id: `A${n}`, name: `Panjabi ${n}` }));
  });

  test('searches on the server, and says that there are more than it has counted', async () => {
    renderAt('/products?q=panjabi&category=home&size=letters-M&colour=red&stock=in&min=100');
    expect(await screen.findAllByText('2 products, and there are more')).toHaveLength(2);
    expect(names()).toEqual(['Panjabi 0', 'Panjabi 1']);
    expect(requests).toEqual([
      '/api/catalogue',
      '/api/catalogue/search?q=panjabi&limit=24&category=home&size=letters-M&colour=red&inStock=true&min=100',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(requests.at(-1)).toContain('limit=48'));
    expect(names()).toEqual(['Panjabi 0', 'Panjabi 1']);
  });

  test('reads the whole list page by page', async () => {
    renderAt('/products?show=48');
    await waitFor(() => expect(names()).toHaveLength(48));
    expect(requests).toEqual([
      '/api/catalogue',
      '/api/products?limit=24',
      '/api/products?limit=24&cursor=second',
    ]);
  });

  test('offers the order that the server has, and says so where another is asked for', async () => {
    renderAt('/products?sort=price-up&category=home');
    expect(await screen.findByText(/newest first only/)).toBeVisible();
    const orders = within(screen.getByLabelText('Sort by')).getAllByRole('option');
    expect(orders.map((it) => it.textContent)).toEqual(['Newest']);
  });

  test('ends at what the server shows, and says so', async () => {
    renderAt('/products?q=panjabi&show=240');
    expect(await screen.findByText(/These are the first 2\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('keeps the previous results while the next load, and retries a failed request', async () => {
    renderAt('/products?q=panjabi');
    expect(await screen.findByText('Panjabi 0')).toBeVisible();
    stock = 'down';
    fireEvent.change(screen.getByRole('combobox', { name: 'Search products' }), {
      target: { value: 'saree' },
    });
    fireEvent.submit(screen.getByRole('search'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    stock = [aProduct({ id: 'S', name: 'Silk Sari' })];
    fireEvent.click(retry);
    expect(await screen.findByText('Silk Sari')).toBeVisible();
  });
});
