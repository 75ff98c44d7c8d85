import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageUrlSchema } from './image-url.ts';
import { buildProduct } from './product-form.ts';
import { productSchema } from './product.ts';
import {
  areAtStorage,
  renditionAt,
  renditionPath,
  storedPathOf,
  storedPathsOf,
  withRenditions,
} from './image-path.ts';
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
    { now: new Date(0), random: 0 },
  ),
  ...override,
});

test('returns the file of a download URL, and undefined for other URLs', () => {
  expect(storedPathOf(image)).toBe('products/p1/photo one.jpg');
  expect(storedPathOf('http://127.0.0.1:9199/v0/b/b/o/products%2Fp1%2Fa.jpg?alt=media')).toBe(
    'products/p1/a.jpg',
  );
  for (const other of [
    '/pictures/a.webp',
    '/renditions/p1/a-w320.webp',
    'https://example.com/a.jpg',
    'https://x/v0/b/b/o/%E0%A4%A',
    'https://',
  ]) {
    expect(storedPathOf(other)).toBeUndefined();
  }
});

test('puts renditions beside the image, under its name', () => {
  expect(renditionPath('products/p1/a.b.jpg', 640, 'avif')).toBe('products/p1/a.b-w640.avif');
  expect(renditionPath('products/p1/a', 640, 'webp')).toBe('products/p1/a-w640.webp');
});

const sizes = [
  { width: 320, height: 400 },
  { width: 500, height: 625 },
];
const drawn = new Map([['products/p1/photo one.jpg', sizes]]);

test("adds renditions at the shop's host once, to a valid product", () => {
  const shown = withRenditions(product(), drawn, now);
  expect(shown.updatedAt).toEqual(now);
  expect(shown.images?.[1]).toEqual({
    width: 500,
    height: 625,
    avif: '/renditions/p1/photo%20one-w500.avif',
    webp: '/renditions/p1/photo%20one-w500.webp',
  });
  expect(shown.image).toBe(image);
  expect(withRenditions(shown, drawn, new Date())).toBe(shown);
  expect(productSchema.safeParse({ ...shown, price: 5 }).success).toBe(true);
});

test('adds the renditions of each picture whose file was drawn', () => {
  const second = image.replace('photo%20one', 'back');
  const pictures = [
    { url: image, alt: 'Front' },
    { url: second, alt: '' },
    { url: '/pictures/c.webp', alt: '' },
  ];
  const shop = product({ pictures });
  expect(storedPathsOf(shop)).toEqual(['products/p1/photo one.jpg', 'products/p1/back.jpg']);
  const one = withRenditions(shop, new Map([['products/p1/back.jpg', sizes]]), now);
  expect(one).not.toHaveProperty('images');
  expect(one.pictures).toEqual([
    pictures[0],
    {
      ...pictures[1],
      renditions: { pattern: '/renditions/p1/back-w{width}.{format}', sizes: '320x400 500x625' },
    },
    pictures[2],
  ]);
  const both = withRenditions(one, drawn, now);
  expect(both.images).toHaveLength(2);
  expect(both.pictures?.[0]).toHaveProperty('renditions');
  expect(both.pictures?.[1]).toEqual(one.pictures?.[1]);
  expect(withRenditions(both, drawn, new Date())).toBe(both);
  expect(productSchema.safeParse({ ...both, price: 5 }).success).toBe(true);
});

test('keeps renditions in Storage until the product is saved, then uses the new URLs', () => {
  const at = (name: string) =>
    `https://firebasestorage.googleapis.com/v0/b/shop.appspot.com/o/products%2Fp1%2F${name}?alt=media`;
  const before = [{ width: 320, height: 400, avif: at('photo-w320.avif'), webp: at('photo-w320.webp') }];
  const old = product({ images: before });
  expect(productSchema.safeParse({ ...old, price: 5 }).success).toBe(true);
  expect(areAtStorage(before)).toBe(true);
  const renewed = withRenditions(old, drawn, now).images!;
  expect(renewed.map(({ webp }) => webp)).toEqual([
    '/renditions/p1/photo%20one-w320.webp',
    '/renditions/p1/photo%20one-w500.webp',
  ]);
  expect(areAtStorage(renewed)).toBe(false);
  // Ready-made renditions, as the seed has them: no function created them, so no function can serve them.
  expect(areAtStorage([{ avif: at('320.avif') }])).toBe(false);
  expect(areAtStorage([])).toBe(false);
});

test.each([
  ['elsewhere', 'https://example.com/a.jpg'],
  ['of a person', 'https://x/v0/b/b/o/profiles%2Fu1%2Fa.jpg?alt=media'],
  ['outside a product’s folder', 'https://x/v0/b/b/o/products%2Fa.jpg?alt=media'],
  ['in a folder of the folder', 'https://x/v0/b/b/o/products%2Fp1%2Fb%2Fa.jpg?alt=media'],
  ['in a folder that is a way up', 'https://x/v0/b/b/o/products%2F..%2Fa.jpg?alt=media'],
  ['with a dot before its name', 'https://x/v0/b/b/o/products%2Fp1%2F.a.jpg?alt=media'],
  ['without a name of its folder', 'https://x/v0/b/b/o/products%2F%2Fa.jpg?alt=media'],
])('uses an image %s unchanged', (_where, address) => {
  const there = product({ image: address });
  expect(withRenditions(there, new Map([[storedPathOf(address) ?? '', sizes]]), now)).toBe(there);
});

test("makes rendition URLs that lead back to their files, whatever the image's name", () => {
  const names = fc.string({ minLength: 1, maxLength: 10, unit: 'grapheme' });
  fc.assert(
    fc.property(names, names, (folder, name) => {
      const path = `products/${folder}/${name}`;
      const there = product({ image: `https://x/v0/b/b/o/${encodeURIComponent(path)}?alt=media` });
      for (const { avif, webp } of withRenditions(there, new Map([[path, [sizes[0]!]]]), now).images ?? []) {
        expect(imageUrlSchema.safeParse(avif).success).toBe(true);
        expect(renditionAt(avif)).toEqual({ path: renditionPath(path, 320, 'avif'), format: 'avif' });
        expect(renditionAt(webp)).toEqual({ path: renditionPath(path, 320, 'webp'), format: 'webp' });
      }
    }),
  );
  const plain = product({ image: 'https://x/v0/b/b/o/products%2Fp1%2Fit%27s%20(1),%20%E0%A6%AA.jpg' });
  const files = new Map([["products/p1/it's (1), প.jpg", [sizes[0]!]]]);
  expect(withRenditions(plain, files, now).images?.[0]?.webp).toBe(
    '/renditions/p1/it%27s%20(1)%2C%20%E0%A6%AA-w320.webp',
  );
});

test.each([
  '/renditions/p1/photo.jpg',
  '/renditions/p1/photo-w320.svg',
  '/renditions/p1/photo-w0.webp',
  '/renditions/p1/photo-w320.webp?1',
  '/renditions/p1/photo-w320.webp#1',
  '/renditions/p1/photo-w320.webp/',
  '/renditions/p1//photo-w320.webp',
  '/renditions//photo-w320.webp',
  '/renditions/photo-w320.webp',
  '/renditions/../photo-w320.webp',
  '/renditions/%2E%2e/photo-w320.webp',
  '/renditions/.p1/photo-w320.webp',
  '/renditions/p1/.photo-w320.webp',
  '/renditions/..%2Fprofiles%2Fu1/face-w320.webp',
  '/renditions/p1/..%5cface-w320.webp',
  '/renditions/p1/%00-w320.webp',
  '/renditions/p1/%E0%A4%A-w320.webp',
  '/renditions/p1/a/photo-w320.webp',
  '/products/p1/photo-w320.webp',
  '//renditions/p1/photo-w320.webp',
  'https://example.com/renditions/p1/photo-w320.webp',
  '',
])('maps %s to no file', (address) => {
  expect(renditionAt(address)).toBeUndefined();
});
