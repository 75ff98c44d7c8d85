// @vitest-environment jsdom
import { ShopError } from '@nargisus/domain/contract';
import { dataMessages } from '@nargisus/domain/messages';
import type { OrderItem } from '@nargisus/domain/orders';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCartItem, aProduct } from '#testing/builders.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { reorder } from '../orders/reorder.ts';
import { moveLines, readCart } from './cart-documents.ts';
import { addToCart } from './cart-mutations.ts';
import { explainCartRejection } from './explain-cart-rejection.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

/*
 * The browser's writers of a cart ask unavailableReason() before they write, or after the rules have rejected a write.
 * e2e/ tests them with Firestore; here each test sets the stored products.
 */
vi.mock('../catalogue/read-products.ts', () => ({ readProducts: vi.fn() }));
vi.mock('../catalogue/product-queries.ts', () => ({ setProductData: vi.fn() }));
vi.mock('./cart-mutations.ts', () => ({ addToCart: vi.fn(() => Promise.resolve()) }));
vi.mock('./cart-documents.ts', () => ({
  readCart: vi.fn(),
  removeLines: vi.fn(() => Promise.resolve()),
  moveLines: vi.fn(() => Promise.resolve()),
}));

const shoes = aProduct({ id: 'shoes', sizing: 'shoes', sizes: ['41', '42'] });
const made = aCartItem({ productId: 'shoes', size: '42', sizing: 'shoes' });
const unmade = aCartItem({ productId: 'shoes', size: '46', sizing: 'shoes' });

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readProducts).mockResolvedValue(new Map([['shoes', shoes]]));
});

test("the merge of a guest's cart adds the sizes that are made, and drops the others", async () => {
  vi.mocked(readCart).mockResolvedValueOnce([made, unmade]).mockResolvedValueOnce([]);
  await mergeGuestCart(
    { kind: 'guest', id: 'g' as never },
    { kind: 'user', id: 'u', email: 'u@nargisus.test' },
  );
  const [, , moves] = vi.mocked(moveLines).mock.calls[0]!;
  expect(moves.map(({ line, product }) => [line._id, product?.id])).toEqual([
    [made._id, 'shoes'],
    [unmade._id, undefined],
  ]);
});

test('"order again" adds the sizes that are made, and names the others', async () => {
  const items = [made, unmade].map((line) => ({ ...line, itemTotal: line.price }) as OrderItem);
  const results = await reorder(items, new Set());
  expect(results.map(({ kind }) => kind)).toEqual(['added', 'size-not-made']);
  expect(vi.mocked(addToCart).mock.calls).toEqual([[{ product: shoes, size: '42', quantity: 1 }]]);
});

test('an addition that the rules reject is explained by the size', async () => {
  const rejection = new ShopError('forbidden', dataMessages.denied);
  const shown = { ...shoes, sizes: ['41', '42', '46'] };
  const explained = await explainCartRejection(rejection, { product: shown, size: '46' });
  expect(explained.message).toBe(dataMessages.sizeNotMade);
  expect((await explainCartRejection(rejection, { product: shoes, size: '42' })).message).toBe(
    dataMessages.denied,
  );
});
