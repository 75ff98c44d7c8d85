import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { changedFields, mergeEdits, type Edited } from './product-edits.ts';
import { nextVersion, versionOf } from './product.ts';

const base: Edited = {
  name: 'Panjabi',
  price: taka(1650),
  category: 'clothing',
  description: 'Cotton.',
  inStock: true,
  featured: false,
  collections: ['men', 'summer'],
  pictures: [{ url: '/a.webp', alt: 'Front' }],
  sizing: 'letters',
  sizes: ['S', 'M', 'L'],
};

describe('changedFields', () => {
  test('lists what differs, in the order of the form', () => {
    expect(changedFields(base, { ...base, inStock: false, price: taka(1761) })).toEqual(['price', 'inStock']);
  });

  test('compares collections as sets', () => {
    expect(changedFields(base, { ...base, collections: ['summer', 'men'] })).toEqual([]);
    expect(changedFields(base, { ...base, collections: undefined })).toEqual(['collections']);
  });
});

test('compares pictures in their order, with their texts', () => {
  const [a, b] = [
    { url: '/a.webp', alt: 'Front' },
    { url: '/b.webp', alt: '' },
  ];
  const changed = (pictures: Edited['pictures']) =>
    changedFields({ ...base, pictures: [a, b] }, { ...base, pictures });
  expect(changed([a, b])).toEqual([]);
  expect(changed([a, { ...b, altBn: '' }])).toEqual([]);
  for (const other of [
    [b, a],
    [a],
    [a, { ...b, alt: 'Back' }],
    [a, { ...b, altBn: 'পেছন' }],
    [a, b, { url: '/c', alt: '' }],
  ])
    expect(changed(other)).toEqual(['pictures']);
});

describe('mergeEdits', () => {
  const stored: Edited = { ...base, price: taka(1761), featured: true };

  test('treats the size system and the sizes as one field', () => {
    const shoes: Edited = { ...base, sizing: 'shoes', sizes: ['41', '42'] };
    expect(mergeEdits(base, shoes, { ...base, sizes: ['S', 'M'] })).toEqual([
      { field: 'sizes', isTaken: false },
    ]);
    expect(mergeEdits(base, shoes, { ...base, name: 'Shoe' })).toEqual([{ field: 'sizes', isTaken: true }]);
    const [letters, own] = [
      { ...base, sizes: ['M'] },
      { ...base, sizes: ['M'], sizing: 'own' as const },
    ];
    expect(mergeEdits(letters, own, letters)).toEqual([{ field: 'sizes', isTaken: true }]);
  });

  test('takes the colleague’s value where the field was not edited', () => {
    expect(mergeEdits(base, stored, { ...base, description: 'Soft cotton.' })).toEqual([
      { field: 'price', isTaken: true },
      { field: 'featured', isTaken: true },
    ]);
  });

  test('keeps what was typed where both edited the field', () => {
    expect(mergeEdits(base, stored, { ...base, price: taka(1700) })).toEqual([
      { field: 'price', isTaken: false },
      { field: 'featured', isTaken: true },
    ]);
  });

  test('finds no conflict where both made the same change', () => {
    expect(mergeEdits(base, stored, { ...base, price: taka(1761), featured: true })).toEqual([]);
  });
});

test('treats a product without a version as version 0', () => {
  expect(versionOf({})).toBe(0);
  expect(nextVersion({})).toBe(1);
  expect(nextVersion({ version: 7 })).toBe(8);
});
