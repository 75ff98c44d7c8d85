import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { taka } from '../money/taka.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { asOf } from './price-at.ts';
import { buildProduct, productEditSchema, productFormSchema, withRegularPrice } from './product-form.ts';
import { productSchema } from './product.ts';

const from = new Date('2026-11-23T18:00:00.000Z');
const until = new Date('2026-11-25T18:00:00.000Z');
const sale = { price: 990, from: from.toISOString(), until: until.toISOString() };
const form = {
  name: 'Cotton panjabi',
  price: 1250.5,
  description: 'Soft cotton.',
  image: '/a.webp',
  category: 'clothing',
};

describe('the prices of a product form', () => {
  test.each<[string, object, string]>([
    ['compareAtPrice', { compareAtPrice: 1250.5 }, catalogueMessages.compareAtTooLow],
    ['sale.price', { sale: { ...sale, price: 1250.5 } }, catalogueMessages.salePriceTooHigh],
    ['sale.price', { sale: { ...sale, price: '' } }, catalogueMessages.priceInvalid],
    ['sale.from', { sale: { ...sale, from: '' } }, catalogueMessages.saleTimeMissing],
    ['sale.until', { sale: { ...sale, until: sale.from } }, catalogueMessages.saleEndsTooEarly],
  ])('report %s of %j, in both bodies', (path, change, message) => {
    for (const schema of [productFormSchema, productEditSchema]) {
      const { issues } = schema.safeParse({ ...form, ...change }).error!;
      expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
    }
  });

  test('accept a time with the offset of Dhaka', () => {
    const typed = { price: '990', from: '2026-11-24T00:00:00+06:00', until: '2026-11-26T00:00:00+06:00' };
    expect(productFormSchema.parse({ ...form, sale: typed }).sale).toEqual({
      price: taka(990),
      from,
      until,
    });
  });
});

describe('withRegularPrice', () => {
  const stored = buildProduct(productFormSchema.parse({ ...form, sale }), { now: from, random: 0 });
  const answer = z.encode(productSchema, asOf(stored, from));
  const edited = (body: object) => withRegularPrice(productEditSchema.parse(body), stored, from);

  test('takes the regular price of an answer that a client sends back during a sale', () => {
    expect(answer).toMatchObject({ price: 990, regularPrice: 1250.5, compareAtPrice: 1250.5 });
    const { compareAtPrice, price } = edited(answer);
    expect([price, compareAtPrice]).toEqual([taka(1250.5), null]);
  });

  test('leaves the regular price alone when a client without sales sends back what counts', () => {
    expect(edited({ ...form, price: 990 }).price).toBe(taka(1250.5));
  });

  test('takes any other price as the regular one', () => {
    expect(edited({ ...form, price: 1100 }).price).toBe(taka(1100));
    expect(edited({ ...form, price: 990, sale: null }).price).toBe(taka(990));
  });
});
