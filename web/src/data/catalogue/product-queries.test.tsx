// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearQueryCache } from '../query/query-cache.ts';
import { useProduct, useFirstPage } from './product-queries.ts';

/* A real HTTP server, so that the tests parse what HTTP delivers. */
const product = {
  _id: 'P1',
  id: 'P1',
  name: 'Clay Mug',
  price: 890.5,
  description: 'Thrown in Rajshahi.',
  image: '/pictures/mug.webp',
  category: 'home',
  inStock: true,
  featured: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
let answer: { status: number; body: string };
let requests: string[];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url!);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = globalThis.fetch;
  // jsdom has no server for relative URLs.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  requests = [];
  clearQueryCache();
});
afterEach(cleanup);

const respondWith = (status: number, body: unknown) => (answer = { status, body: JSON.stringify(body) });

function List() {
  const page = useFirstPage(undefined, true);
  return (
    <p>
      {page.state === 'ready' ? page.value.products.map((it) => `${it.name} ${it.price}`).join() : page.state}
    </p>
  );
}

function One({ id }: { id: string }) {
  const product = useProduct(id);
  return <p>{product.state === 'ready' ? product.value.name : product.state}</p>;
}

test('converts a price in taka to paisa', async () => {
  respondWith(200, { success: true, data: [product] });
  render(<List />);
  expect(await screen.findByText('Clay Mug 89050')).toBeVisible();
});

test('sends one request for two lists on a page', async () => {
  respondWith(200, { success: true, data: [product] });
  render(
    <>
      <List />
      <List />
    </>,
  );
  expect(await screen.findAllByText(/Clay Mug/)).toHaveLength(2);
  expect(requests).toEqual(['/api/products?limit=24']);
});

test('returns a product that a list has fetched at once', async () => {
  respondWith(200, { success: true, data: [product] });
  render(<List />);
  await screen.findByText(/Clay Mug/);
  cleanup();
  respondWith(200, { success: true, data: product });
  render(<One id="P1" />);
  expect(screen.getByText('Clay Mug')).toBeVisible();
});

test.each([
  ['another shape', 200, { success: true, data: [{ name: 'half a product' }] }],
  ['no envelope', 200, [product]],
  ['a server error', 500, { success: false, message: 'no' }],
])('reports %s as failed without a crash', async (_, status, body) => {
  respondWith(status, body);
  render(<List />);
  expect(await screen.findByText('failed')).toBeVisible();
});

test('reports an unknown product as missing', async () => {
  respondWith(404, { success: false, message: 'Product not found' });
  render(<One id="P404" />);
  expect(await screen.findByText('missing')).toBeVisible();
});

test('reports a malformed id as missing without a request', () => {
  render(<One id="../users" />);
  expect(screen.getByText('missing')).toBeVisible();
  expect(requests).toEqual([]);
});
