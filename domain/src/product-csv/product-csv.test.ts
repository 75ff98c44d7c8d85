import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planProductRow } from '../catalogue/plan-product-row.ts';
import { ASSIGNABLE_COLLECTIONS } from '../catalogue/collections.ts';
import { productSchema, type Product } from '../catalogue/product.ts';
import { SIZE_SYSTEMS, type Sizing } from '../catalogue/sizes.ts';
import { taka } from '../money/taka.ts';
import { messageText } from '../text/message.ts';
import { columnOfField } from './columns.ts';
import { writeFaultyRows } from './faulty-rows.ts';
import { readProductCsv, type CsvProduct } from './read-product-csv.ts';
import { productCsvTemplate } from './template.ts';
import { writeProductCsv } from './write-product-csv.ts';

const moment = { now: new Date('2026-11-24T00:00:00Z'), by: 'a1' };

/** Returns what the import of a row does, as planProductRow sees it. Files count as uploaded. */
function plan({ row, id, product, pictures, stock }: CsvProduct, stored?: Product) {
  const urls = pictures?.map(({ name, isFile, ...texts }) => ({ url: isFile ? `/${name}` : name, ...texts }));
  const named = id ?? (String(product.sku) || 'NEW');
  return planProductRow(
    { row, id: named, product: { ...product, ...(urls && { pictures: urls }) }, stock },
    stored,
    moment,
  );
}

describe('readProductCsv', () => {
  const faultsOf = (file: string) =>
    readProductCsv(file).faults.map(({ row, column, message }) => [row, column, messageText(message)]);

  test('reads the template, each row of which is a valid new product', () => {
    const { products, faults } = readProductCsv(productCsvTemplate());
    expect(faults).toEqual([]);
    expect(products.map((it) => [it.product.sku, plan(it)])).toEqual(
      products.map((it) => [it.product.sku, expect.objectContaining({ ok: true })]),
    );
    expect(products[0]).toMatchObject({ stock: { S: 5, M: 10, L: 10, XL: 5 }, cost: '900' });
    expect(products[4]).toMatchObject({ stock: { M: 25 } });
  });

  test('lists every fault by row and column', () => {
    const file = [
      'sku,name,category,featured,collections,stock,saleFrom,saleUntil,salePrice,cost,id',
      'A,One,cloths,maybe,men; winter,M,tomorrow,2026-13-45,5,cheap,a/b',
      'B,Two,Home & Decor,হ্যাঁ,Men,"M=১০, L: 5",2026-11-24 9:00,2026-11-25,5,"1,200",',
      'A,Three,bags,,none,3,,,,,',
      ',Four,,,,,,,,,',
    ].join('\n');
    expect(faultsOf(file)).toEqual([
      [2, 'featured', 'Please write yes or no'],
      [2, 'category', 'Unknown category'],
      [2, 'collections', 'Unknown shelf'],
      [2, 'saleFrom', 'Please write date and time as 2026-11-24 18:00'],
      [2, 'saleUntil', 'Please write date and time as 2026-11-24 18:00'],
      [2, 'id', 'Please enter a valid product ID'],
      [2, 'stock', 'Please write sizes with whole numbers of pieces, such as M=10; L=5'],
      [2, 'cost', 'Please enter a valid price'],
      [5, 'sku', 'Please give a product ID or an SKU'],
      [4, 'sku', 'This product stands in row 2 already'],
    ]);
    expect(readProductCsv(file).products[1]).toMatchObject({
      product: {
        category: 'home',
        featured: true,
        collections: ['men'],
        sale: { from: '2026-11-24T09:00:00+06:00', until: '2026-11-25T00:00:00+06:00' },
      },
      stock: { M: 10, L: 5 },
      cost: '1,200',
    });
  });

  test.each([
    ['name,price\nA,5', [1, 'sku', 'This column is missing']],
    ['sku,prize\nA,5', [1, 'B', 'This column is unknown: please use the headings of the template']],
    ['sku\n', [2, 'A', 'There is no product below the heading']],
    [`sku\n${'A\n'.repeat(5001)}`, [5002, 'A', 'A file can have at most 5,000 products: please split it']],
  ])('rejects %j', (file, fault) => expect(faultsOf(file)).toEqual([fault]));

  test('leaves fields alone that the file does not name, and removes optional ones by empty cells', () => {
    const [product] = readProductCsv('sku,price,fabric,featured\nA,,,').products;
    expect(product).toMatchObject({ product: { sku: 'A', fabric: '' } });
    expect(Object.keys(product!.product)).toEqual(['sku', 'fabric']);
  });

  test('tells addresses of pictures from names of files', () => {
    const file =
      'sku,pictures,pictureTexts\nA,"front 1.jpg,back.jpg; https://x.test/a,b.webp","Front\n\nBack"';
    expect(readProductCsv(file).products[0]!.pictures).toEqual([
      { name: 'front 1.jpg', isFile: true, alt: 'Front' },
      { name: 'back.jpg', isFile: true, alt: '' },
      { name: 'https://x.test/a,b.webp', isFile: false, alt: 'Back' },
    ]);
  });
});

test.each([
  ['sale.until', 'saleUntil'],
  ['pictures.0.url', 'pictures'],
  ['image', 'pictures'],
  ['name', 'name'],
])('the column of %s is %s', (field, column) => expect(columnOfField(field)).toBe(column));

test('the rows that were not imported can be corrected and imported again', () => {
  const { products, columns } = readProductCsv('sku,name,barcode\n=A,"=1+1",4006381333931');
  const again = readProductCsv(
    writeFaultyRows([{ product: products[0]!, reason: 'price: missing' }], columns),
  );
  expect(again.faults).toEqual([]);
  expect(again.products[0]!.cells).toMatchObject({ sku: '=A', name: '=1+1', barcode: '4006381333931' });
});

/** Texts as they are stored: trimmed, NFC, with anything that a spreadsheet or a parser could trip over. */
const text = fc
  .oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('=1+1', "'=x", '"quoted", with comma', 'দুই\nলাইন', '="1"', '-5'),
  )
  .map((it) => it.normalize('NFC').trim())
  .filter((it) => it !== '' && !it.includes('\r') && !it.includes('\uFEFF'));
const line = text.filter((it) => !it.includes('\n'));
const price = fc.integer({ min: 200, max: 900_000 }).map((paisa) => taka(paisa / 100));
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const sized = fc
  .constantFrom(...(Object.keys(SIZE_SYSTEMS) as Exclude<Sizing, 'own'>[]))
  .chain((sizing) =>
    fc
      .subarray([...SIZE_SYSTEMS[sizing]] as string[], { minLength: 1 })
      .map((sizes) => ({ sizing: sizing as Sizing, sizes })),
  );
const picture = fc.record({
  url: fc.webUrl().filter((url) => /^https?:\/\/[!#-&(-;=?-[\]-~]+$/.test(url) && !/[,;|]/.test(url)),
  alt: fc.oneof(line, fc.constant('')),
  altBn: optional(line),
});
const anyProduct = fc
  .record({
    name: text,
    price,
    description: text,
    nameBn: optional(text),
    fabric: optional(text),
    care: optional(text),
    compareAt: optional(price),
    sku: optional(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,31}$/)),
    weight: optional(fc.integer({ min: 1, max: 100_000 })),
    barcode: fc.constantFrom(undefined, '4006381333931', '00012345600012'),
    colour: optional(fc.record({ name: text, hex: fc.constant('#aa4411') })),
    sale: optional(fc.date({ min: new Date(0), max: new Date('2090-01-01'), noInvalidDate: true })),
    featured: fc.boolean(),
    inStock: fc.boolean(),
    collections: optional(fc.subarray([...ASSIGNABLE_COLLECTIONS])),
    sized: optional(sized),
    pictures: fc.uniqueArray(picture, { selector: ({ url }) => url, minLength: 1, maxLength: 3 }),
  })
  .map(({ sized: sizes, compareAt, sale, pictures, price: regular, ...rest }): Product => {
    const fields = {
      ...rest,
      ...sizes,
      price: regular,
      compareAtPrice: compareAt && taka((regular + compareAt) / 100),
      sale: sale && { price: taka(1), from: sale, until: new Date(sale.getTime() + 5000) },
      pictures,
      image: pictures[0]!.url,
      category: 'clothing' as const,
      _id: 'P1',
      id: 'P1',
      createdAt: moment.now,
      updatedAt: moment.now,
    };
    return Object.fromEntries(
      Object.entries(fields).filter(([, it]) => it !== undefined),
    ) as unknown as Product;
  });

test('an export that is imported changes nothing', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const file = writeProductCsv([product], new Map([['P1', taka(700)]]));
      const { products, faults } = readProductCsv(file);
      expect(faults).toEqual([]);
      expect(products[0]!.cost).toBe('700');
      expect(plan(products[0]!, product)).toMatchObject({ ok: true, changed: [] });
    }),
    { numRuns: 300 },
  );
});

test('an import of an export with one other cell changes that field alone', () => {
  const stored = productSchema.parse({
    _id: 'P1',
    id: 'P1',
    name: 'Panjabi',
    price: 1650,
    description: 'Cotton.',
    image: '/a.webp',
    category: 'clothing',
    inStock: true,
    featured: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  });
  const file = writeProductCsv([stored]).replace('1650', '1700');
  expect(plan(readProductCsv(file).products[0]!, stored)).toMatchObject({ ok: true, changed: ['price'] });
});
