import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { localized } from './localized.ts';
import { detailsAfter, hasRightCheckDigit } from './product-detail-form.ts';
import { buildProduct, productFormSchema } from './product-form.ts';
import { productSchema, type Product } from './product.ts';
import { MAX_STYLE_COLOURS, styleColours } from './style-colours.ts';

const form = {
  name: 'Cotton panjabi',
  price: 1250,
  description: 'Soft cotton.',
  image: '/a.webp',
  category: 'clothing',
};
const parse = (more: object) => productFormSchema.safeParse({ ...form, ...more });
const stored: Partial<Product> = {
  nameBn: 'সুতি পাঞ্জাবি',
  weight: 250,
  sku: 'PAN-1',
  colour: { name: 'Red', nameBn: 'লাল', hex: '#aa2211' },
};

describe('the details of a product form', () => {
  test('are trimmed, normalised and converted', () => {
    const typed = {
      nameBn: '  সুতি পাঞ্জাবি ',
      weight: ' 250 ',
      sku: ' PAN-1 ',
      barcode: '4006381333931',
      styleId: 'PANJABI',
      colour: { name: ' Red ', nameBn: ' লাল', hex: '#AA2211' },
    };
    expect(parse(typed).data).toMatchObject({ ...stored, barcode: '4006381333931', styleId: 'PANJABI' });
  });

  test.each([
    ['weight', '2.5', catalogueMessages.weightInvalid],
    ['weight', 0, catalogueMessages.weightInvalid],
    ['weight', 100_001, catalogueMessages.weightInvalid],
    ['weight', 'light', catalogueMessages.weightInvalid],
    ['sku', 'a b', catalogueMessages.skuInvalid],
    ['sku', 'x'.repeat(33), catalogueMessages.skuInvalid],
    ['barcode', '4006381333932', catalogueMessages.barcodeInvalid],
    ['barcode', '123', catalogueMessages.barcodeInvalid],
    ['styleId', 'a/b', catalogueMessages.idInvalid],
    ['colour.name', { name: ' ', hex: '#aa2211' }, catalogueMessages.colourMissing],
    ['colour.hex', { name: 'Red', hex: 'red' }, catalogueMessages.colourInvalid],
  ])('reports %s: %j', (path, value, message) => {
    const [issue] = parse({ [path.split('.')[0]!]: value }).error!.issues;
    expect([issue!.path.join('.'), issue!.message]).toEqual([path, message]);
  });

  test('stay as stored where the form has none, and are removed by null and by an empty text', () => {
    expect(detailsAfter(parse({}).data!, stored)).toEqual(stored);
    const { weight: _weight, ...rest } = stored;
    for (const empty of [null, '', '  '])
      expect(detailsAfter(parse({ weight: empty }).data!, stored)).toEqual(rest);
    expect(detailsAfter(parse({ colour: null }).data!, stored)).not.toHaveProperty('colour');
  });

  test('store a new product that the schema accepts, without empty fields', () => {
    const input = parse({ ...stored, colour: { name: 'Red', nameBn: '', hex: '#aa2211' }, fabric: '' }).data!;
    const product = buildProduct(input, { now: new Date(0), random: 0 });
    expect(product).not.toHaveProperty('fabric');
    expect(product.colour).toEqual({ name: 'Red', hex: '#aa2211' });
    expect(productSchema.safeParse({ ...product, price: 1250 }).success).toBe(true);
    expect(product.price).toBe(taka(1250));
  });
});

test.each([
  ['4006381333931', true],
  ['96385074', true],
  ['036000291452', true],
  ['00012345600012', true],
  ['4006381333930', false],
])('checks the last digit of the barcode %s', (barcode, isRight) => {
  expect(hasRightCheckDigit(barcode)).toBe(isRight);
});

test('returns the text of a language, and English where Bangla is missing', () => {
  const named = { name: 'Panjabi', nameBn: 'পাঞ্জাবি' };
  expect(localized(named, 'name', 'bn')).toEqual({ text: 'পাঞ্জাবি', language: 'bn' });
  expect(localized(named, 'name', 'en')).toEqual({ text: 'Panjabi', language: 'en' });
  expect(localized({ name: 'Panjabi' }, 'name', 'bn')).toEqual({ text: 'Panjabi', language: 'en' });
  expect(localized<'fabric'>({}, 'fabric', 'bn').text).toBe('');
});

describe('styleColours', () => {
  const product = (id: string, day: number, name?: string) => ({
    id,
    createdAt: new Date(Date.UTC(2026, 0, day)),
    ...(name && { colour: { name, hex: '#112233' } }),
  });

  test('lists the colours of a style, oldest first, without products that have none', () => {
    const colours = styleColours([product('B', 2, 'Blue'), product('A', 2, 'Red'), product('C', 1)]);
    expect(colours).toEqual([
      { id: 'A', name: 'Red', hex: '#112233' },
      { id: 'B', name: 'Blue', hex: '#112233' },
    ]);
  });

  test('returns nothing for a single colour, and a limited number of many', () => {
    expect(styleColours([product('A', 1, 'Red'), product('B', 2)])).toBeUndefined();
    const many = Array.from({ length: 20 }, (_, n) => product(`P${n}`, n + 1, 'Red'));
    expect(styleColours(many)).toHaveLength(MAX_STYLE_COLOURS);
  });
});
