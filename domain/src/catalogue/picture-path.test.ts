import { expect, test } from 'vitest';
import { buildProduct } from './product-form.ts';
import { productSchema } from './product.ts';
import { renditionPath, storedFileOf, withRenditions } from './picture-path.ts';
import { taka } from '../money/taka.ts';

const now = new Date('2026-11-21T06:00:00Z');
const image =
  'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/products%2Fp1%2Fphoto%20one.jpg?alt=media&token=t';
const product = (override: object = {}) => ({
  ...buildProduct(
    {
      id: 'p1',
      name: 'Panjabi',
      price: taka(5),
      description: 'Linen.',
      image,
      category: 'clothing',
      inStock: true,
      featured: false,
    },
    { now: new Date(0), dice: 0 },
  ),
  ...override,
});

test('an address of ours says which file it shows, any other says nothing', () => {
  const origin = 'https://firebasestorage.googleapis.com';
  const file = { origin, bucket: 'shop.appspot.com', path: 'products/p1/photo one.jpg' };
  expect(storedFileOf(image)).toEqual(file);
  expect(storedFileOf('http://127.0.0.1:9199/v0/b/b/o/products%2Fp1%2Fa.jpg?alt=media')).toEqual({
    origin: 'http://127.0.0.1:9199',
    bucket: 'b',
    path: 'products/p1/a.jpg',
  });
  for (const other of [
    '/pictures/a.webp',
    'https://example.com/a.jpg',
    'https://x/v0/b/b/o/%E0%A4%A',
    'https://',
  ]) {
    expect(storedFileOf(other)).toBeUndefined();
  }
});

test('renditions stand beside the picture, under its own name', () => {
  expect(renditionPath('products/p1/a.b.jpg', 640, 'avif')).toBe('products/p1/a.b-w640.avif');
  expect(renditionPath('products/p1/a', 640, 'webp')).toBe('products/p1/a-w640.webp');
});

test('a product gets them at the address of its picture, once, and stays a product', () => {
  const sizes = [
    { width: 320, height: 400 },
    { width: 500, height: 625 },
  ];
  const shown = withRenditions(product(), sizes, now);
  expect(shown.updatedAt).toEqual(now);
  expect(shown.images?.[1]).toEqual({
    width: 500,
    height: 625,
    avif: 'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/products%2Fp1%2Fphoto%20one-w500.avif?alt=media',
    webp: 'https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/products%2Fp1%2Fphoto%20one-w500.webp?alt=media',
  });
  expect(withRenditions(shown, sizes, new Date())).toBe(shown);
  expect(productSchema.safeParse({ ...shown, price: 5 }).success).toBe(true);
  const elsewhere = product({ image: 'https://example.com/a.jpg' });
  expect(withRenditions(elsewhere, sizes, now)).toBe(elsewhere);
});
