import { taka } from '@nargisus/domain/money';
import { expect, test } from 'vitest';
import { aProduct } from '#testing/builders.ts';
import { productJsonLd } from './product-json-ld.ts';

const PRODUCT_URL = 'https://nargisus.example/products/PROD_1';

test('contains price, currency and stock', () => {
  const data = JSON.parse(productJsonLd(aProduct({ price: taka(2450.5) }), PRODUCT_URL));
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

test('escapes a name that would end the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const text = productJsonLd(aProduct({ name }), PRODUCT_URL);
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe(name);
});
