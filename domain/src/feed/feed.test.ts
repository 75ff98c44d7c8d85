import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '../catalogue/product-form.ts';
import type { Product } from '../catalogue/product.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import { taka } from '../money/taka.ts';
import { feedItemOf } from './feed-item.ts';
import { FEED_XML_END, feedCsv, feedXmlHead, feedXmlItems } from './write-feed.ts';

const ORIGIN = 'https://shop.example';
const now = new Date('2026-11-27T06:00:00Z');
const plain: Product = buildProduct(
  {
    id: 'PANJABI-01',
    name: 'Cotton Panjabi',
    price: taka(1250),
    description: 'Soft cotton.',
    image: '/pictures/panjabi.webp',
    category: 'clothing',
    inStock: true,
    featured: false,
  },
  { now, random: 0 },
);
const item = (change: Partial<Product> = {}) => feedItemOf({ ...plain, ...change }, ORIGIN);
const xml = (...items: ReturnType<typeof item>[]) => feedXmlHead(ORIGIN) + feedXmlItems(items) + FEED_XML_END;

describe('an item', () => {
  test('has what both readers require, with absolute addresses', () => {
    expect(item()).toMatchObject({
      id: 'PANJABI-01',
      title: 'Cotton Panjabi',
      description: 'Soft cotton.',
      link: 'https://shop.example/products/PANJABI-01',
      image_link: 'https://shop.example/pictures/panjabi.webp',
      availability: 'in_stock',
      condition: 'new',
      price: '1250.00 BDT',
      sale_price: '',
      brand: 'Nargisus',
      google_product_category: '1604',
    });
  });

  test('has the struck-through price as the price, and the days of a sale', () => {
    expect(item({ price: taka(1000), compareAtPrice: taka(1250) })).toMatchObject({
      price: '1250.00 BDT',
      sale_price: '1000.00 BDT',
      sale_price_effective_date: '',
    });
    const [from, until] = [new Date('2026-11-26T18:00:00Z'), new Date('2026-11-30T18:00:00Z')];
    const sale = { price: taka(900), from, until };
    const onSale = { price: taka(900), regularPrice: taka(1250), compareAtPrice: taka(1250), sale };
    expect(item(onSale)).toMatchObject({
      price: '1250.00 BDT',
      sale_price: '900.00 BDT',
      sale_price_effective_date: '2026-11-26T18:00:00.000Z/2026-11-30T18:00:00.000Z',
    });
  });

  test('is out of stock when it cannot be bought', () => {
    expect(item({ inStock: false }).availability).toBe('out_of_stock');
  });
});

describe('the files', () => {
  test('leave out what a product does not have', () => {
    expect(xml(item())).not.toContain('g:gtin');
    expect(xml(item({ barcode: '4006381333931' }))).toContain('<g:gtin>4006381333931</g:gtin>');
  });

  test('spell the availability as Meta does in CSV', () => {
    const parsed = parseCsv(feedCsv([item()]));
    expect(parsed.ok && parsed.rows[1]!.cells[3]).toBe('in stock');
  });

  test('are well formed whatever a product is called', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc.constantFrom(
        ']]><script>alert(1)</script>',
        '=HYPERLINK("http://evil")',
        '"a",b\n&<>\u0000\u001b',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(name, name, (title, description) => {
        const hostile = item({ name: title, description });
        const text = xml(hostile);

        expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(/[\ud800-\udfff]/u.test(text)).toBe(false);
        const inside = /<g:title>(.*?)<\/g:title>/s.exec(text);
        expect(inside?.[1] ?? '').not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
        const parsed = parseCsv(feedCsv([hostile]));
        expect(parsed.ok && parsed.rows[1]!.cells).toHaveLength(19);
        expect(parsed.ok && /^[=+@\t\r-]/.test(parsed.rows[1]!.cells[1]!)).toBe(false);
      }),
    );
  });
});
