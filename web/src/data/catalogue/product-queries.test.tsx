// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearQueryCache } from '../query/query-cache.ts';
import { useProduct, useFirstPage } from './product-queries.ts';

/* A real server on a real socket, so that what is parsed is what HTTP gives. */
const sent = {
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
let asked: string[];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = globalThis.fetch;
  // jsdom's page has no server of its own for relative addresses.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  asked = [];
  clearQueryCache();
});
afterEach(cleanup);

const answers = (status: number, body: unknown) => (answer = { status, body: JSON.stringify(body) });

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

test('a price comes in as taka and is paisa inside', async () => {
  answers(200, { success: true, data: [sent] });
  render(<List />);
  expect(await screen.findByText('Clay Mug 89050')).toBeDefined();
});

test('two lists on a page ask once', async () => {
  answers(200, { success: true, data: [sent] });
  render(
    <>
      <List />
      <List />
    </>,
  );
  expect(await screen.findAllByText(/Clay Mug/)).toHaveLength(2);
  expect(asked).toEqual(['/api/products?limit=24']);
});

test('a product that a list brought is there at once', async () => {
  answers(200, { success: true, data: [sent] });
  render(<List />);
  await screen.findByText(/Clay Mug/);
  cleanup();
  answers(200, { success: true, data: sent });
  render(<One id="P1" />);
  expect(screen.getByText('Clay Mug')).toBeDefined();
});

test.each([
  ['another shape', 200, { success: true, data: [{ name: 'half a product' }] }],
  ['no envelope', 200, [sent]],
  ['a failure of the shop', 500, { success: false, message: 'no' }],
])('%s is a failure, not a crash', async (_, status, body) => {
  answers(status, body);
  render(<List />);
  expect(await screen.findByText('failed')).toBeDefined();
});

test('an unknown product is missing', async () => {
  answers(404, { success: false, message: 'Product not found' });
  render(<One id="P404" />);
  expect(await screen.findByText('missing')).toBeDefined();
});

test('what cannot be an id is missing without a question', () => {
  render(<One id="../users" />);
  expect(screen.getByText('missing')).toBeDefined();
  expect(asked).toEqual([]);
});
