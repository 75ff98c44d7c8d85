import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { cartItemSchema, cartSchema, MAX_LINES } from '@nargisus/domain/cart';
import { MAX_PRODUCT_NAME, SIZES } from '@nargisus/domain/catalogue';
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
      size: [...SIZES, 'XXXL', 'm'],
      quantity: [1, 10, 0, 11, -1, 1.5],
    },
  );

  test.each(lines)('about a line with $why', async ({ document }) => {
    const { productId, size, name, nameBn, price, image } = document;
    const id = `${typeof productId === 'string' && productId ? productId : 'p1'}_${typeof size === 'string' && size ? size : 'M'}`;
    const times = { addedAt: now, updatedAt: now };
    const accepted =
      accepts(cartItemSchema, { ...document, ...times, _id: id }) && expiresCorrectly(document);
    // The product has the line's values, so that the verdict depends on their shape alone.
    const product = { ...productDocument('p1'), ...defined({ name, nameBn, price, image }) };
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
