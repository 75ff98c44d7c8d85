import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../contract/field-errors.ts';
import { sizeMessages } from './size-messages.ts';
import { chosenSizes, productEditSchema, productFormSchema } from './product-form.ts';
import { readSizes } from './read-sizes.ts';
import { sizeLabel, type SizeTexts } from './size-label.ts';
import { defaultSizeOf, hasSizes, lineSizing } from './size-choice.ts';
import {
  MAX_SIZES,
  SIZE_PATTERN,
  SIZE_SYSTEMS,
  sizesOf,
  sizesOfSystem,
  sizesSchema,
  SIZINGS,
  type Sized,
} from './sizes.ts';
import { suggestedSizing } from './suggest-sizing.ts';
import { unavailableReason } from './unavailable-reason.ts';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

describe('the size systems', () => {
  test('have the sizes that shops in Bangladesh sell', () => {
    expect(SIZE_SYSTEMS.letters).toEqual(LETTERS);
    expect([SIZE_SYSTEMS.shoes[0], SIZE_SYSTEMS.shoes.at(-1), SIZE_SYSTEMS.shoes.length]).toEqual([
      '36',
      '46',
      11,
    ]);
    expect([SIZE_SYSTEMS.waist[0], SIZE_SYSTEMS.waist.at(-1), SIZE_SYSTEMS.waist.length]).toEqual([
      '28',
      '42',
      15,
    ]);
    expect([SIZE_SYSTEMS.kids[0], SIZE_SYSTEMS.kids.at(-1), SIZE_SYSTEMS.kids.length]).toEqual([
      '2Y',
      '14Y',
      13,
    ]);
    expect(SIZE_SYSTEMS['one-size']).toEqual(['M']);
  });

  test.each(SIZINGS)('%s has sizes that are tokens, at most as many as a product may have', (sizing) => {
    const sizes = sizesOfSystem(sizing);
    expect(sizes.every((size) => SIZE_PATTERN.test(size))).toBe(true);
    expect(new Set(sizes).size).toBe(sizes.length);
    expect(sizes.length).toBeLessThanOrEqual(MAX_SIZES);
  });
});

test.each<[string, Sized, readonly string[], string | undefined]>([
  ['a product without the fields', {}, LETTERS, 'M'],
  ['letters without M', { sizing: 'letters', sizes: ['L', 'S'] }, ['S', 'L'], undefined],
  ['letters that name no system', { sizes: ['M', 'L'] }, ['M', 'L'], 'M'],
  ['shoes in some sizes', { sizing: 'shoes', sizes: ['44', '40', '42'] }, ['40', '42', '44'], undefined],
  ['shoes in one size', { sizing: 'shoes', sizes: ['42'] }, ['42'], '42'],
  ['one size', { sizing: 'one-size' }, ['M'], 'M'],
  ['a list of its own, in its order', { sizing: 'own', sizes: ['KING', '5.5'] }, ['KING', '5.5'], undefined],
  ['a list of its own that is missing', { sizing: 'own' }, [], undefined],
])('sizes and default of %s', (_case, product, sizes, chosen) => {
  expect(sizesOf(product)).toEqual(sizes);
  expect(defaultSizeOf(product)).toBe(chosen);
});

test('a size can be bought when the product is in stock and made in it', () => {
  const shoe = { inStock: true, sizing: 'shoes', sizes: ['41', '42'] } as const;
  expect(unavailableReason({ ...shoe, sizes: ['41', '42'] }, '42')).toBeUndefined();
  expect(unavailableReason({ ...shoe, sizes: ['41'] }, '42')).toBe('size-not-made');
  expect(unavailableReason({ ...shoe, sizes: ['41', '42'] }, 'M')).toBe('size-not-made');
  expect(unavailableReason({ ...shoe, sizes: ['41'], inStock: false }, '42')).toBe('out-of-stock');
  expect(unavailableReason({ inStock: true }, 'XXL')).toBeUndefined();
  expect(unavailableReason({ inStock: true }, '42')).toBe('size-not-made');
});

describe('labels', () => {
  const bangla: SizeTexts = {
    oneSize: 'ফ্রি সাইজ',
    years: (count) => `${count} বছর`,
    digits: (text) => text.replace(/[0-9]/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!),
  };

  test.each([
    ['a letter', { size: 'XL' }, 'XL', 'XL'],
    ['a shoe', { size: '42', sizing: 'shoes' }, '42', '৪২'],
    ['a child', { size: '12Y', sizing: 'kids' }, '12Y', '১২ বছর'],
    ['the only size', { size: 'M', sizing: 'one-size' }, 'One size', 'ফ্রি সাইজ'],
    ['a half size', { size: '5.5', sizing: 'own' }, '5.5', '৫.৫'],
    ['a size of letters and digits', { size: '32A', sizing: 'own' }, '32A', '32A'],
  ] as const)('name %s in both languages', (_case, line, english, translated) => {
    expect([sizeLabel(line), sizeLabel(line, bangla)]).toEqual([english, translated]);
  });

  test('lines store the system of every size but letters', () => {
    expect([lineSizing({}), lineSizing({ sizing: 'letters' }), lineSizing({ sizing: 'kids' })]).toEqual([
      {},
      {},
      { sizing: 'kids' },
    ]);
    expect([hasSizes({}), hasSizes({ sizing: 'one-size' })]).toEqual([true, false]);
  });
});

describe('the sizes of the product form', () => {
  const form = { name: 'Shoe', price: 5, description: 'A shoe.', image: '/a.webp', category: 'shoes' };
  const errorsOf = (sized: object) =>
    fieldErrors(productFormSchema.safeParse({ ...form, ...sized }).error?.issues ?? []);

  test.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ sizing: 'shoes' }, {}],
    [{ sizing: 'shoes', sizes: ['40', '44'] }, {}],
    [{ sizes: ['S', 'M'] }, {}],
    [{ sizing: 'own', sizes: ['KING', '60X80'] }, {}],
    [{ sizing: 'one-size', sizes: ['M'] }, {}],
    [{ sizing: 'hats' }, { sizing: sizeMessages.systemInvalid }],
    [{ sizing: 'shoes', sizes: [] }, { sizes: sizeMessages.missing }],
    [{ sizing: 'shoes', sizes: ['M'] }, { sizes: sizeMessages.ofOtherSystem }],
    [{ sizing: 'own' }, { sizes: sizeMessages.missing }],
    [{ sizing: 'own', sizes: ['KING', 'KING'] }, { sizes: sizeMessages.twice }],
    [{ sizing: 'own', sizes: ['KING', 'queen'] }, { 'sizes.1': sizeMessages.malformed }],
    [
      { sizing: 'own', sizes: Array.from({ length: 21 }, (_, index) => `${index}`) },
      { sizes: 'A product has at most 20 sizes' },
    ],
  ])('%j', (sized, errors) => {
    expect(errorsOf(sized)).toEqual(errors);
    expect(productEditSchema.safeParse({ ...form, ...sized, fromVersion: 1 }).success).toBe(
      Object.keys(errors).length === 0,
    );
  });

  test('are stored with their system, and left alone by a client that knows none', () => {
    const stored: Sized = { sizing: 'shoes', sizes: ['40', '41'] };
    expect(chosenSizes({}, stored)).toEqual({});
    expect(chosenSizes({ sizing: 'shoes', sizes: ['41', '40'] }, stored)).toEqual({});
    expect(chosenSizes({ sizing: 'shoes', sizes: ['41'] }, stored)).toEqual({
      sizing: 'shoes',
      sizes: ['41'],
    });
    expect(chosenSizes({ sizing: 'one-size' }, stored)).toEqual({ sizing: 'one-size', sizes: ['M'] });
    expect(chosenSizes({ sizing: 'letters', sizes: LETTERS }, {})).toEqual({});
    expect(chosenSizes({ sizing: 'letters' })).toEqual({ sizing: 'letters', sizes: LETTERS });
  });

  test('are read as staff type them', () => {
    expect(readSizes(' king, semi dbl ,৪২, 5.5\n')).toEqual(['KING', 'SEMI-DBL', '42', '5.5']);
    expect(readSizes(' , ')).toEqual([]);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(SIZE_PATTERN), { minLength: 1, maxLength: MAX_SIZES }),
        (sizes) => {
          expect(readSizes(sizes.join(', '))).toEqual(sizes);
          expect(sizesSchema().safeParse(sizes).success).toBe(true);
        },
      ),
    );
  });

  test('are proposed by category', () => {
    expect([suggestedSizing('shoes'), suggestedSizing('home'), suggestedSizing('clothing')]).toEqual([
      'shoes',
      'one-size',
      'letters',
    ]);
  });
});
