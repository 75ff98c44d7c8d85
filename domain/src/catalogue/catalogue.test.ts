import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../contract/field-errors.ts';
import { fromDocument, toDocument } from '../contract/documents.ts';
import { catalogueMessages, imageMessages } from './catalogue-messages.ts';
import { CATEGORIES, CATEGORY_LABELS, DEFAULT_CATEGORY } from './categories.ts';
import { imageError, MAX_IMAGE_BYTES } from './image-limits.ts';
import { imageUrlSchema } from './image-url.ts';
import { makeProductId, productIdSchema } from './product-id.ts';
import { buildProduct, productFormSchema } from './product-form.ts';
import { productSchema } from './product.ts';
import { DEFAULT_SIZE, SIZE_SYSTEMS } from './sizes.ts';

const form = {
  name: 'Linen Panjabi',
  price: '1,250.50',
  description: 'Cool.',
  image: '/a.webp',
  category: 'clothing',
};
const now = new Date('2026-11-20T10:00:00Z');

describe('the product form', () => {
  test('reports every missing field', () => {
    const result = productFormSchema.safeParse({
      name: ' ',
      price: '',
      description: '',
      image: '',
      category: '',
    });
    expect(fieldErrors(result.error?.issues ?? [])).toEqual({
      name: catalogueMessages.nameMissing,
      price: catalogueMessages.priceInvalid,
      description: catalogueMessages.descriptionMissing,
      image: catalogueMessages.imageMissing,
      category: catalogueMessages.categoryMissing,
    });
  });

  test.each([0, -1, '0', '1.005', 'free', 1_000_000.01, undefined])('rejects a price of %s', (price) => {
    const result = productFormSchema.safeParse({ ...form, price });
    expect(fieldErrors(result.error?.issues ?? [])).toEqual({ price: catalogueMessages.priceInvalid });
  });

  test('makes a product that is stored and parsed back', () => {
    const product = buildProduct(productFormSchema.parse(form), { now, random: 0.9999 });
    expect(product).toMatchObject({
      id: `PROD_${now.getTime()}_999`,
      price: 125050,
      inStock: true,
      featured: false,
    });
    const document = toDocument(productSchema, product);
    expect(document).toMatchObject({ price: 1250.5, createdAt: now });
    expect(document).not.toHaveProperty('_id');
    expect(fromDocument(productSchema, product.id, document)).toEqual(product);
  });

  test('keeps the id that an admin chose', () => {
    const product = buildProduct(productFormSchema.parse({ ...form, id: 'panjabi-1' }), { now, random: 0 });
    expect(product._id).toBe('panjabi-1');
  });
});

test('parses every form of a stored time', () => {
  const product = buildProduct(productFormSchema.parse(form), { now, random: 0 });
  const document = toDocument(productSchema, product);
  for (const createdAt of [now, now.toISOString(), { toDate: () => now }]) {
    expect(fromDocument(productSchema, product.id, { ...document, createdAt }).createdAt).toEqual(now);
  }
  expect(() => fromDocument(productSchema, product.id, { ...document, createdAt: 'yesterday' })).toThrow();
});

test('rejects product ids that could be paths', () => {
  expect(makeProductId(now, 0)).toBe(`PROD_${now.getTime()}_0`);
  expect(productIdSchema.safeParse(makeProductId(now, 0.5)).success).toBe(true);
  for (const id of ['', '../users', 'a/b', '_x', 'x'.repeat(65), '__x__']) {
    expect(productIdSchema.safeParse(id).success).toBe(false);
  }
});

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '/pictures\\a.png',
  'https://x.example\\@evil.example/x.png',
  'a.png',
  'https://x/"onload',
  '',
])('rejects %s as the URL of an image', (url) => {
  expect(imageUrlSchema.safeParse(url).success).toBe(false);
});

test.each([
  '/pictures/a.webp',
  'https://[::1]/x.png',
  'https://x.example/o/a%2Fb.webp?alt=media&token=1',
  'http://127.0.0.1:9199/v0/b/x',
])('accepts %s as the URL of an image', (url) => {
  expect(imageUrlSchema.safeParse(url).success).toBe(true);
});

test("limits images in type and size, with each form's messages", () => {
  expect(imageError({ type: 'image/webp', size: MAX_IMAGE_BYTES }, 'profile')).toBeUndefined();
  expect(imageError({ type: 'image/jpg', size: 1 }, 'profile')).toBeUndefined();
  expect(imageError({ type: 'image/svg+xml', size: 1 }, 'profile')).toBe(imageMessages.profile.type);
  expect(imageError({ type: 'image/png', size: MAX_IMAGE_BYTES + 1 }, 'profile')).toBe(
    imageMessages.profile.size,
  );
  expect(imageError({ type: 'image/png', size: MAX_IMAGE_BYTES + 1 }, 'product')).toBe(
    imageMessages.product.size,
  );
});

test('every made product id is PROD_{timestamp}_{random below 1000}, and a product id', () => {
  const moments = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(moments, random, (at, roll) => {
      const id = makeProductId(at, roll);
      const [, time, random] = /^PROD_([0-9]+)_([0-9]{1,3})$/.exec(id) ?? [];
      expect([Number(time), Number(random) < 1000]).toEqual([at.getTime(), true]);
      expect(productIdSchema.safeParse(id).success).toBe(true);
    }),
  );
});

test('sizes and categories are those of the specification', () => {
  expect([SIZE_SYSTEMS.letters, DEFAULT_SIZE]).toEqual([['XS', 'S', 'M', 'L', 'XL', 'XXL'], 'M']);
  expect(CATEGORIES.join(' ')).toBe(
    'general clothing accessories shoes bags jewelry electronics home beauty sports',
  );
  expect([DEFAULT_CATEGORY, CATEGORY_LABELS.home]).toEqual(['general', 'Home & Decor']);
});
