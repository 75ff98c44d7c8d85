import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { cartItemSchema, cartSchema, MAX_LINES } from '@nargisus/domain/cart';
import {
  DEFAULT_SIZE,
  MAX_PRODUCT_NAME,
  SIZE_PATTERN,
  SIZE_SYSTEMS,
  SIZINGS,
  unavailableReason,
  type Sized,
} from '@nargisus/domain/catalogue';
import { accepts, candidatesFor, imageEdges, textEdges } from '../fixtures/rules/candidates.ts';
import { productDocument } from '../fixtures/data/documents.ts';
import { isAllowed } from '../fixtures/assert/is-allowed.ts';
import { GUEST, openRulesEnvironment, SHOPPER, type Role } from '../fixtures/rules/rules-environment.ts';

const environment = await openRulesEnvironment('carts-mirror');
afterAll(() => environment.close());

const now = new Date();
const expireAt = new Date(now.getTime() + 30 * 24 * 3600 * 1000);
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}_M`);

/** All documents of a guest's cart expire, and no others do (cartExpiry); the schema does not know the owner. */
const OWNERS: { who: string; role: Role; owner: string; expiry: { expireAt?: Date } }[] = [
  { who: 'a customer', role: 'shopper', owner: SHOPPER, expiry: {} },
  { who: 'a guest', role: 'guest', owner: GUEST, expiry: { expireAt } },
];

describe.each(OWNERS)('$who: the rules agree with the schema', ({ role, owner, expiry }) => {
  const isGuest = 'expireAt' in expiry;
  const expiresCorrectly = (document: object) => isGuest === 'expireAt' in document;

  const lines = candidatesFor(
    {
      ...{ productId: 'p1', name: 'Panjabi', nameBn: 'পাঞ্জাবি', price: 1250.5, image: '/a.webp', size: 'M' },
      quantity: 1,
      ...expiry,
    },
    {
      productId: ['PROD_1795168800000_7', 'x'.repeat(64), 'x'.repeat(65), '_x', 'a b', 'p1_M', 'ক'],
      name: textEdges(MAX_PRODUCT_NAME),
      nameBn: textEdges(MAX_PRODUCT_NAME),
      price: [0.01, 0, -1, 1.15, 10.005, 1_000_000, 1_000_000.01, 10.000000001],
      image: imageEdges,
      size: ['XL', '42', '5.5', '2Y', 'XXXL', '12345678', '123456789', 'm', '-M', 'M_L', 'M L', 'ম'],
      sizing: [...SIZINGS, 'hats', ''],
      quantity: [1, 10, 0, 11, -1, 1.5],
    },
  );

  test.each(lines)('about a line with $why', async ({ document }) => {
    const { productId, size, sizing, name, nameBn, price, image } = document;
    const id = `${typeof productId === 'string' && productId ? productId : 'p1'}_${typeof size === 'string' && size ? size : 'M'}`;
    const times = { addedAt: now, updatedAt: now };
    const accepted =
      accepts(cartItemSchema, { ...document, ...times, _id: id }) && expiresCorrectly(document);
    // The product has the line's values, so that the verdict depends on their shape alone.
    const sizes = typeof size === 'string' && SIZE_PATTERN.test(size) ? [size] : [DEFAULT_SIZE];
    const product = { ...productDocument('p1'), ...defined({ name, nameBn, price, image, sizing }), sizes };
    const storedId = typeof productId === 'string' && productId ? productId : 'p1';
    await environment.holds({
      [`products/${storedId}`]: product,
      [`carts/${owner}`]: { lines: [id], updatedAt: now, ...expiry },
      [`carts/${owner}/items/${id}`]: null,
    });
    const stored = { ...document, addedAt: serverTimestamp(), updatedAt: serverTimestamp() };
    expect(await environment.as(role).maySet(`carts/${owner}/items/${id}`, stored)).toBe(accepted);
  });

  const carts = candidatesFor(
    { lines: ['p1_M'], ...expiry },
    {
      lines: [
        ids(MAX_LINES),
        ids(MAX_LINES + 1),
        [...ids(MAX_LINES).slice(1), 7],
        ['p1'],
        ['p1_XXXL'],
        ['p1_42', 'p1_5.5', 'p1_KING-2'],
        ['p1_xl'],
        ['p1_123456789'],
        ['p1_.5'],
        ['_M'],
        ['p1_M,p2_M'],
        ['p1_M', ''],
        [`${'x'.repeat(64)}_XXL`],
        [`${'x'.repeat(65)}_XXL`],
        ['PROD_1795168800000_7_XS'],
        [null],
        [{ id: 'p1_M' }],
      ],
    },
  );

  test.each(carts)('about a cart with $why', async ({ document }) => {
    const accepted =
      accepts(cartSchema, { ...document, updatedAt: now, _id: owner }) && expiresCorrectly(document);
    await environment.holds({ [`carts/${owner}`]: null });
    const stored = { ...document, updatedAt: serverTimestamp() };
    expect(await environment.as(role).maySet(`carts/${owner}`, stored)).toBe(accepted);
  });

  test('the candidates include accepted and rejected documents', () => {
    for (const [schema, documents] of [
      [cartItemSchema, lines.map(({ document }) => ({ ...document, addedAt: now, _id: 'p1_M' }))],
      [cartSchema, carts.map(({ document }) => ({ ...document, _id: owner }))],
    ] as const) {
      const verdicts = documents.map((it) => accepts(schema, { ...it, updatedAt: now }));
      expect(new Set(verdicts)).toEqual(new Set([true, false]));
    }
  });
});

/** The sizes that a product is made in, and a size that it is asked for. */
const SIZED: { product: Sized; size: string }[] = [
  ...['XS', 'M', 'XXL', 'XXXL', '42', '2Y'].map((size) => ({ product: {}, size })),
  ...SIZINGS.filter((sizing) => sizing !== 'own').flatMap((sizing) =>
    ['M', '36', '42', '46', '47', '28', '2Y', '14Y', '15Y'].map((size) => ({ product: { sizing }, size })),
  ),
  { product: { sizing: 'letters', sizes: ['S', 'L'] }, size: 'L' },
  { product: { sizing: 'letters', sizes: ['S', 'L'] }, size: 'M' },
  { product: { sizes: ['S'] }, size: 'S' },
  { product: { sizes: ['S'] }, size: 'M' },
  { product: { sizing: 'shoes', sizes: ['40', '42'] }, size: '42' },
  { product: { sizing: 'shoes', sizes: ['40', '42'] }, size: '41' },
  { product: { sizing: 'own', sizes: ['KING', '5.5'] }, size: 'KING' },
  { product: { sizing: 'own', sizes: ['KING', '5.5'] }, size: '5.5' },
  { product: { sizing: 'own', sizes: ['KING', '5.5'] }, size: 'M' },
];

describe('the rules let a size into a cart as unavailableReason() does', () => {
  const add = async ({ product, size, line = {} }: { product: object; size: string; line?: object }) => {
    const id = `p1_${size}`;
    const stored = { ...productDocument('p1'), ...product };
    await environment.holds({
      'products/p1': stored,
      [`carts/${SHOPPER}`]: { lines: [id], updatedAt: now },
      [`carts/${SHOPPER}/items/${id}`]: null,
    });
    const { name, price, image } = stored;
    const times = { addedAt: serverTimestamp(), updatedAt: serverTimestamp() };
    const item = { productId: 'p1', name, price, image, size, quantity: 1, ...line, ...times };
    return environment.as('shopper').maySet(`carts/${SHOPPER}/items/${id}`, item);
  };

  test.each(SIZED)('$size of $product', async ({ product, size }) => {
    const { sizing } = product;
    const reason = unavailableReason({ inStock: true, ...product }, size);
    expect(await add({ product, size, line: sizing ? { sizing } : {} })).toBe(reason === undefined);
    expect(await add({ product: { ...product, inStock: false }, size })).toBe(false);
  });

  test('with the product’s size system or none, as pages from before size systems write it', async () => {
    const product = { sizing: 'one-size' };
    expect(await add({ product, size: 'M' })).toBe(true);
    expect(await add({ product, size: 'M', line: { sizing: 'one-size' } })).toBe(true);
    expect(await add({ product, size: 'M', line: { sizing: 'letters' } })).toBe(false);
    expect(await add({ product: {}, size: 'M', line: { sizing: 'letters' } })).toBe(true);
    expect(await add({ product: {}, size: 'M', line: { sizing: 'one-size' } })).toBe(false);
  });

  test('the cases include sizes that are made and sizes that are not', () => {
    const verdicts = SIZED.map(({ product, size }) => unavailableReason({ inStock: true, ...product }, size));
    expect(new Set(verdicts)).toEqual(new Set([undefined, 'size-not-made']));
    expect(Object.keys(SIZE_SYSTEMS).every((it) => SIZED.some(({ product }) => product.sizing === it))).toBe(
      true,
    );
  });
});

test('the largest allowed cart accepts an addition in the largest allowed commit', async () => {
  const add = async (from: number, to: number) => {
    const { db } = environment.as('shopper');
    const batch = writeBatch(db);
    const times = { addedAt: serverTimestamp(), updatedAt: serverTimestamp() };
    const all = ids(to);
    batch.set(doc(db, `carts/${SHOPPER}`), { lines: all, updatedAt: serverTimestamp() });
    for (const id of all.slice(from)) {
      const { name, price, image } = productDocument('p1');
      const productId = id.slice(0, -2);
      batch.set(doc(db, `carts/${SHOPPER}/items/${id}`), {
        ...{ productId, name, price, image, size: 'M', quantity: 10 },
        ...times,
      });
    }
    return isAllowed(batch.commit());
  };
  const products = ids(MAX_LINES).map((id) => id.slice(0, -2));
  await environment.holds({
    ...Object.fromEntries(products.map((id) => [`products/${id}`, productDocument(id)])),
    [`carts/${SHOPPER}`]: { lines: ids(42), updatedAt: now },
  });
  expect(await add(42, 50)).toBe(true);
});

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
