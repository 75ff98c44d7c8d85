import type { Sized } from '@nargisus/domain/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf } from '../fixtures/network/api-client.ts';
import { newIdempotencyKey, orderDraft } from '../fixtures/orders/drafts.ts';
import { addLine, guestQuery, readLines, storedCart } from './cart.ts';

const testData = openTestData();
let shopper: string;
let admin: string;

beforeAll(async () => {
  shopper = await tokenOf(await testData.account());
  admin = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

/** A product of each size system, a size that it is made in with its label, and one that it is not made in. */
const PRODUCTS: [string, { sized: Partial<Sized>; size: string; label: string; other: string }][] = [
  ['without a size system', { sized: {}, size: 'XS', label: 'XS', other: '42' }],
  ['in letters', { sized: { sizing: 'letters', sizes: ['S', 'L'] }, size: 'L', label: 'L', other: 'M' }],
  [
    'in shoe sizes',
    { sized: { sizing: 'shoes', sizes: ['41', '42'] }, size: '42', label: '42', other: '43' },
  ],
  ['by waist', { sized: { sizing: 'waist' }, size: '31', label: '31', other: '43' }],
  ['for children', { sized: { sizing: 'kids', sizes: ['4Y', '6Y'] }, size: '6Y', label: '6Y', other: '5Y' }],
  [
    'with sizes of its own',
    { sized: { sizing: 'own', sizes: ['KING', '5.5'] }, size: '5.5', label: '5.5', other: 'M' },
  ],
  ['of one size', { sized: { sizing: 'one-size' }, size: 'M', label: '', other: 'L' }],
];

const productOf = ({ sizing, sizes }: Partial<Sized>) =>
  testData.product({ ...(sizing && { sizing }), ...(sizes && { sizes: [...sizes] }) });
const systemOf = ({ sizing }: Partial<Sized>) => (sizing && sizing !== 'letters' ? { sizing } : {});

describe.each(PRODUCTS)('a product %s', (_case, { sized, size, label, other }) => {
  test('is added to a cart in its sizes only', async () => {
    const userId = newGuestId();
    const { id, name } = await productOf(sized);
    const refused = await addLine({ productId: id, size: other, quantity: 1, userId });
    const message = `${name} is not available in size ${other}`;
    expect(statusAndBody(refused)).toEqual([409, { success: false, message }]);
    expect(await storedCart(testData, userId)).toEqual({ cart: undefined, items: [] });

    const added = await addLine({ productId: id, size, quantity: 1, userId });
    expect([added.status, added.body.message]).toEqual([
      200,
      `${name} ${label && `(Size: ${label}) `}added to cart successfully!`,
    ]);
    const [line] = await readLines(guestQuery(userId));
    expect(line).toMatchObject({ size, ...systemOf(sized) });
    expect('sizing' in line!).toBe('sizing' in systemOf(sized));
    const changed = await call(`/api/cart/${line!._id}`, { method: 'PUT', body: { quantity: 2 } });
    expect(changed.status).toBe(200);
  });

  test('is ordered in its sizes only; the order says in which system', async () => {
    const product = await productOf(sized);
    const place = (wanted: string) => {
      const items = [{ productId: product.id, size: wanted, quantity: 1 }];
      return call('/api/orders', {
        method: 'POST',
        token: shopper,
        body: orderDraft(product, { items }),
        headers: newIdempotencyKey(),
      });
    };
    const refused = await place(other);
    const problem = { kind: 'size-not-made', productId: product.id, size: other, name: product.name };
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${product.name} is not available in size ${other}. Please review your order.`,
    ]);
    expect(refused.body.data).toMatchObject({ quote: { lines: [], problems: [problem] } });

    const placed = await place(size);
    expect(placed.status).toBe(201);
    const [item] = (placed.body.data as unknown as { items: object[] }).items;
    expect(item).toMatchObject({ size, ...systemOf(sized) });
    expect('sizing' in item!).toBe('sizing' in systemOf(sized));
  });
});

test.each(['xl', '', 'M_L', '123456789', 42])('rejects the malformed size %j', async (size) => {
  const product = await testData.product();
  const errors = { size: 'Please choose a size' };
  const added = await addLine({ productId: product.id, size, quantity: 1, userId: newGuestId() });
  expect([added.status, added.body.errors]).toEqual([400, errors]);
  const placed = await call('/api/orders', {
    method: 'POST',
    token: shopper,
    body: orderDraft(product, { items: [{ productId: product.id, size, quantity: 1 }] }),
    headers: newIdempotencyKey(),
  });
  expect([placed.status, placed.body.errors]).toEqual([400, { 'items.0.size': 'Please choose a size' }]);
});

describe('staff', () => {
  const form = {
    name: 'Leather loafers',
    price: 3250,
    description: 'Brown leather.',
    image: '/pictures/category-men-640.webp',
    category: 'shoes',
  };
  const add = (body: object) => call('/api/addProduct', { method: 'POST', token: admin, body });
  const update = (id: string, body: object) =>
    call(`/api/products/${id}`, { method: 'PUT', token: admin, body });

  test('add a product in a size system, and change its sizes', async () => {
    const added = await add({ ...form, sizing: 'shoes', sizes: ['41', '42'] });
    expect([added.status, added.body.data]).toMatchObject([201, { sizing: 'shoes', sizes: ['41', '42'] }]);
    const { id } = added.body.data as unknown as { id: string };
    const changed = await update(id, { ...form, sizing: 'shoes', sizes: ['42', '40'] });
    expect(changed.body.data).toMatchObject({ sizing: 'shoes', sizes: ['40', '42'] });
    expect((await update(id, { ...form, sizing: 'one-size' })).body.data).toMatchObject({
      sizing: 'one-size',
      sizes: ['M'],
    });
  });

  test('keep the sizes with a client that knows none', async () => {
    const { id } = await testData.product({ sizing: 'shoes', sizes: ['41', '42'] });
    expect((await update(id, form)).body.data).toMatchObject({ sizing: 'shoes', sizes: ['41', '42'] });
    const plain = await testData.product();
    const kept = await update(plain.id, form);
    expect(kept.body.data).not.toHaveProperty('sizing');
    expect(kept.body.data).not.toHaveProperty('sizes');
  });

  test.each([
    [{ sizing: 'hats' }, 'sizing', 'Please choose a size system'],
    [{ sizing: 'shoes', sizes: ['M'] }, 'sizes', 'These sizes do not belong to the size system'],
    [{ sizing: 'shoes', sizes: [] }, 'sizes', 'Please choose at least one size'],
    [{ sizing: 'own', sizes: ['A', 'A'] }, 'sizes', 'Each size once'],
    [
      { sizing: 'own', sizes: ['king'] },
      'sizes.0',
      'A size has up to 8 capital letters, digits, dots and hyphens',
    ],
    [{ sizing: 'own' }, 'sizes', 'Please choose at least one size'],
  ])('get the error of %j', async (sized, field, message) => {
    const answer = await add({ ...form, ...sized });
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: message }]);
  });
});
