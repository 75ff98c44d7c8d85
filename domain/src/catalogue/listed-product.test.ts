import { expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { listedProduct } from './listed-product.ts';
import type { Product } from './product.ts';

const now = new Date('2026-11-30T10:00:00Z');
const rendition = (width: number) => ({
  width,
  height: (width * 5) / 4,
  avif: `/renditions/P1/front-w${width}.avif`,
  webp: `/renditions/P1/front-w${width}.webp`,
});
const product: Product = {
  _id: 'P1',
  id: 'P1',
  name: 'Linen Panjabi',
  price: taka(1250.5),
  description: 'A long panjabi of washed linen.',
  image: '/renditions/P1/front-w640.webp',
  images: [rendition(320), rendition(640), rendition(960)],
  pictures: [{ url: '/renditions/P1/front-w640.webp', alt: 'Front' }],
  category: 'clothing',
  inStock: true,
  featured: false,
  fabric: 'Linen',
  createdAt: now,
  updatedAt: now,
};

test('has one picture in the widths of a card, and no facts', () => {
  const { pictures: _pictures, fabric: _fabric, ...rest } = product;
  expect(listedProduct(product)).toEqual({ ...rest, images: [rendition(320), rendition(640)] });
});

test('keeps the smallest rendition of a picture that has none for a card', () => {
  expect(listedProduct({ ...product, images: [rendition(960)] }).images).toEqual([rendition(960)]);
});

test('has no renditions where the product has none', () => {
  const { images: _images, ...plain } = product;
  expect(listedProduct(plain)).not.toHaveProperty('images');
});

test('has the beginning of a long Bangla description', () => {
  const descriptionBn = 'ধোয়া লিনেনের লম্বা পাঞ্জাবি। '.repeat(20);
  const listed = listedProduct({ ...product, descriptionBn }).descriptionBn!;
  expect(listed.length).toBeLessThanOrEqual(101);
  expect(listed).toMatch(/^ধোয়া লিনেনের .*…$/);
});
