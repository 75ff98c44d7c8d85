import { asOf } from '@nargisus/domain/catalogue';
import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aProduct } from '#testing/builders.ts';
import { DEFAULT_CALENDAR, DEFAULT_ZONE, presetZones } from '@nargisus/domain/delivery';
import { productJsonLd, reviewsJsonLd } from './product-json-ld.ts';

const PRODUCT_URL = 'https://nargisus.example/products/PROD_1';

const DELIVERY = { ...DEFAULT_CALENDAR, zones: [DEFAULT_ZONE] };

test('contains price, currency and stock', () => {
  const data = JSON.parse(productJsonLd(aProduct({ price: taka(2450.5) }), PRODUCT_URL, DELIVERY));
  expect(data).toMatchObject({
    '@type': 'Product',
    image: ['https://nargisus.example/pictures/panjabi-640.webp'],
  });
  expect(data.offers).toMatchObject({
    url: PRODUCT_URL,
    price: '2450.50',
    priceCurrency: 'BDT',
    availability: 'https://schema.org/InStock',
  });
  const sold = JSON.parse(productJsonLd(aProduct({ inStock: false }), PRODUCT_URL));
  expect(sold.offers.availability).toBe('https://schema.org/OutOfStock');
});

test('contains the facts that staff entered, and none that they did not', () => {
  const facts = {
    nameBn: 'লিনেন পাঞ্জাবি',
    sku: 'PAN-1',
    barcode: '4006381333931',
    styleId: 'PANJABI',
    fabric: 'Linen',
    weight: 320,
    colour: { name: 'Rust', hex: '#aa4411' },
  };
  expect(JSON.parse(productJsonLd(aProduct(facts), PRODUCT_URL))).toMatchObject({
    sku: 'PAN-1',
    gtin: '4006381333931',
    inProductGroupWithID: 'PANJABI',
    alternateName: 'লিনেন পাঞ্জাবি',
    material: 'Linen',
    color: 'Rust',
    weight: { value: 320, unitCode: 'GRM' },
  });
  const plain = JSON.parse(productJsonLd(aProduct({ id: 'P1' }), PRODUCT_URL));
  expect(plain.sku).toBe('P1');
  for (const field of ['gtin', 'color', 'material', 'weight', 'alternateName'])
    expect(plain).not.toHaveProperty(field);
});

test('lists the sizes, and none for a product of one size', () => {
  const sizesIn = (over: Parameters<typeof aProduct>[0]) =>
    (JSON.parse(productJsonLd(aProduct(over), PRODUCT_URL)) as { size?: string[] }).size;
  expect(sizesIn({})).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  expect(sizesIn({ sizing: 'kids', sizes: ['2Y', '4Y'] })).toEqual(['2Y', '4Y']);
  expect(sizesIn({ sizing: 'one-size' })).toBeUndefined();
});

test('contains the struck-through price and the end of a sale', () => {
  const from = new Date('2026-11-23T18:00:00Z');
  const until = new Date('2026-11-25T18:00:00Z');
  const product = aProduct({ price: taka(2000), sale: { price: taka(1500), from, until } });
  const offerAt = (now: Date) => JSON.parse(productJsonLd(asOf(product, now), PRODUCT_URL)).offers;
  expect(offerAt(from)).toMatchObject({
    price: '1500.00',
    priceValidUntil: '2026-11-25T18:00:00.000Z',
    priceSpecification: [
      { price: '1500.00', priceCurrency: 'BDT' },
      { price: '2000.00', priceType: 'https://schema.org/StrikethroughPrice' },
    ],
  });
  expect(offerAt(until)).toMatchObject({ price: '2000.00' });
  for (const field of ['priceValidUntil', 'priceSpecification'])
    expect(offerAt(until)).not.toHaveProperty(field);
});

test('escapes a name that would end the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const text = productJsonLd(aProduct({ name }), PRODUCT_URL);
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe(name);
});

test('contains the rating of approved reviews, and none without reviews', () => {
  const rated = JSON.parse(productJsonLd(aProduct({ rating: { count: 3, total: 13 } }), PRODUCT_URL));
  expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 3, bestRating: 5 });
  expect(JSON.parse(productJsonLd(aProduct(), PRODUCT_URL))).not.toHaveProperty('aggregateRating');
});

test('lists reviews by first name, and escapes a text that would end the script element', () => {
  const review = {
    ...{ author: 'Rahima', size: 'M', stars: 4, text: '</script><b>', pictures: [], answer: null },
    createdAt: new Date('2026-11-23T10:00:00Z'),
  };
  const text = reviewsJsonLd(aProduct({ rating: { count: 1, total: 4 } }), PRODUCT_URL, [review]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text).review).toEqual([
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Rahima' },
      datePublished: '2026-11-23',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      reviewBody: '</script><b>',
    },
  ]);
});

test('names the charge of the dearest zone, and no delivery where the charges are not known', () => {
  const detailsOf = (settings?: typeof DELIVERY) =>
    JSON.parse(productJsonLd(aProduct(), PRODUCT_URL, settings)).offers.shippingDetails;
  const zones = presetZones().map((zone, at) => ({ ...zone, extraDays: at }));
  expect(detailsOf({ ...DELIVERY, zones })).toMatchObject({
    shippingRate: { value: '130.00' },
    deliveryTime: { transitTime: { minValue: 3, maxValue: 9 } },
  });
  expect(detailsOf()).toBeUndefined();
});
