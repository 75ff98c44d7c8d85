// @vitest-environment node
import { productSchema } from '@nargisus/domain/catalogue';
import { toDocument, type ApiResponse } from '@nargisus/domain/contract';
import { deliverySection, deliverySettings } from '@nargisus/domain/settings';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aProduct } from '#testing/builders.ts';
import { renderPage, type FetchResponse } from './render-page.tsx';

const [SLOW, QUICK] = ['PROD_1_1', 'PROD_2_2'];

/** The API as the server calls it. */
const ask: FetchResponse = async (url) => {
  if (url === '/api/delivery') return delivery;
  const id = url.slice('/api/products/'.length);
  return answer(aProduct({ id, name: id === SLOW ? 'Slow Panjabi' : 'Quick Panjabi' }));
};
const answer = (product: ReturnType<typeof aProduct>): ApiResponse => ({
  status: 200,
  body: {
    success: true,
    message: 'Product',
    data: { ...(toDocument(productSchema, product) as object), _id: product.id },
  },
});

const delivery: ApiResponse = {
  status: 200,
  body: {
    success: true,
    message: 'Delivery',
    data: z.encode(deliverySection.schema, deliverySettings()),
  },
};

test('renders a page while the API answer of another page is pending', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => void (release = resolve));
  const pending = renderPage(`/products/${SLOW}`, 'guest', (url) => gate.then(() => ask(url)));

  const quick = await renderPage(`/products/${QUICK}`, 'guest', ask);
  expect(quick.html).toContain('Quick Panjabi');
  expect(quick.meta.meta?.title).toContain('Quick Panjabi');
  expect(Object.keys(quick.responses).sort()).toEqual(['/api/delivery', `/api/products/${QUICK}`]);

  release();
  const slow = await pending;
  expect(slow.html).toContain('Slow Panjabi');
  expect(slow.html).not.toContain('Quick Panjabi');
  expect(slow.meta.product?.id).toBe(SLOW);
  expect(Object.keys(slow.responses).sort()).toEqual(['/api/delivery', `/api/products/${SLOW}`]);
});

test('keeps the metadata of two pages apart when both render at once', async () => {
  const [slow, quick] = await Promise.all(
    [SLOW, QUICK].map((id) => renderPage(`/products/${id}`, 'guest', ask)),
  );
  expect([slow!.meta.product?.id, quick!.meta.product?.id]).toEqual([SLOW, QUICK]);
  expect([Object.keys(slow!.responses).sort(), Object.keys(quick!.responses).sort()]).toEqual([
    ['/api/delivery', `/api/products/${SLOW}`],
    ['/api/delivery', `/api/products/${QUICK}`],
  ]);
});
