import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { cardOf, packCardImage } from './card-image.ts';
import {
  CATALOGUE_CHUNKS,
  catalogueChunkOf,
  catalogueEntryOf,
  catalogueEntrySchema,
  storedEntry,
} from './catalogue-entry.ts';
import { descriptionKeywords } from './description-keywords.ts';
import type { Product, Rendition } from './product.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (id: string, width: number, format: string) =>
  `https://x.example/o/products%2F${id}%2F${width}.${format}?alt=media`;
const rendition = (width: number, id = 'P1'): Rendition => ({
  width,
  height: (width * 5) / 4,
  avif: at(id, width, 'avif'),
  webp: at(id, width, 'webp'),
});
const product: Product = {
  _id: 'P1',
  id: 'P1',
  name: 'Linen Panjabi',
  price: taka(1250.5),
  description: 'A long panjabi of washed linen, for the heat. গরমে আরাম।',
  image: at('P1', 640, 'webp'),
  images: [rendition(320), rendition(640), rendition(960)],
  category: 'clothing',
  inStock: true,
  featured: false,
  createdAt: now,
  updatedAt: now,
};

test('stores and parses an entry with what its card shows and what it is found by', () => {
  const entry = catalogueEntryOf(product);
  expect(entry).toMatchObject({ id: 'P1', price: taka(1250.5), collections: ['summer', 'men'] });
  expect(entry.words).toBe('গরমে আরাম long washed heat');
  expect(catalogueEntrySchema.parse(storedEntry(entry))).toEqual(entry);
  expect(catalogueEntrySchema.parse(JSON.parse(JSON.stringify(storedEntry(entry))))).toEqual(entry);
  const { id, name, price, inStock, image } = product;
  const card = { id, name, price, inStock, image, images: product.images?.slice(0, 2), createdAt: now };
  expect(cardOf(entry)).toEqual(card);
});

test('has the family of the colour and the sizes that are left, which its card does not show', () => {
  const colour = { name: 'River green', hex: '#2f5d4a' };
  const shoes: Product = {
    ...product,
    ...{ colour, sizing: 'shoes', sizes: ['40', '41', '42'] },
    availability: { '41': { state: 'out' }, '42': { state: 'low', left: 2 } },
  };
  const entry = catalogueEntryOf(shoes);
  expect(entry).toMatchObject({ colour: 'green', sizing: 'shoes', sizes: ['40', '42'] });
  expect(catalogueEntrySchema.parse(JSON.parse(JSON.stringify(storedEntry(entry))))).toEqual(entry);
  expect(cardOf(entry)).not.toHaveProperty('sizes');
  expect(catalogueEntryOf(product)).not.toHaveProperty('sizes');
  const soldOut = catalogueEntryOf({ ...product, sizing: 'one-size', availability: { M: { state: 'out' } } });
  expect(soldOut).toMatchObject({ inStock: false, sizing: 'one-size', sizes: [] });
});

test('packs images into one pattern where their URLs allow it, and unpacks them without change', () => {
  expect(packCardImage(product)).toEqual({
    pattern: 'https://x.example/o/products%2FP1%2F{width}.{format}?alt=media',
    sizes: '320x400 640x800',
  });
  const tokens = fc.constantFrom('', '&token=1', '&token=2', '{width}', '640.avif');
  const pictures = fc.record({
    image: fc.constantFrom('/a.webp', at('P1', 640, 'webp')),
    images: fc.option(
      fc.array(
        fc.record({
          width: fc.constantFrom(320, 640, 960),
          height: fc.constantFrom(400, 800),
          avif: tokens.map((token) => `/p/640.avif${token}`),
          webp: tokens.map((token) => `/p/640.webp${token}`),
        }),
        { maxLength: 4 },
      ),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(pictures, (picture) => {
      const card = cardOf({ ...catalogueEntryOf(product), picture: packCardImage(picture) });
      const shown = picture.images?.filter(({ width }) => width <= 700) ?? [];
      expect(card.image).toBe(picture.image);
      expect(card.images ?? []).toEqual(shown.length ? shown : (picture.images?.slice(0, 1) ?? []));
    }),
  );
});

test('extracts few keywords of a description, without repeats and without those of the name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.string({ maxLength: 60 }), (description, name) => {
      const words = descriptionKeywords(description, name);
      expect(words.length).toBeLessThanOrEqual(161);
      const each = words.split(' ').filter(Boolean);
      expect(new Set(each).size).toBe(each.length);
    }),
  );
  expect(descriptionKeywords('Panjabi, panjabi and the linen', 'Linen Panjabi')).toBe('');
});

test('spreads products evenly over the documents of the index', () => {
  const count = new Array<number>(CATALOGUE_CHUNKS).fill(0);
  for (let n = 0; n < 5_000; n += 1) {
    count[catalogueChunkOf(`PROD_${1_763_600_000_000 + n * 61_000}_${(n * 389) % 1000}`)]! += 1;
  }
  expect(Math.min(...count)).toBeGreaterThan(500);
  expect(Math.max(...count)).toBeLessThan(750);
});
