import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aProduct } from '#testing/builders.ts';
import { productJsonLd } from './product-json-ld.ts';

const ADDRESS = 'https://nargisus.example/products/PROD_1';

test('a search engine reads price, currency and stock', () => {
  const data = JSON.parse(productJsonLd(aProduct({ price: taka(2450.5) }), ADDRESS));
  expect(data).toMatchObject({
    '@type': 'Product',
    image: ['https://nargisus.example/pictures/panjabi-640.webp'],
  });
  expect(data.offers).toMatchObject({
    url: ADDRESS,
    price: '2450.50',
    priceCurrency: 'BDT',
    availability: 'https://schema.org/InStock',
  });
  const sold = JSON.parse(productJsonLd(aProduct({ inStock: false }), ADDRESS));
  expect(sold.offers.availability).toBe('https://schema.org/OutOfStock');
});

test('no name ends the element it stands in', () => {
  const name = '</script><script>alert(1)</script>';
  const text = productJsonLd(aProduct({ name }), ADDRESS);
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe(name);
});
