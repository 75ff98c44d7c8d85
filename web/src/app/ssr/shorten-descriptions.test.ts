import { expect, test } from 'vitest';
import { shortenDescriptions } from './shorten-descriptions.ts';

const answer = (data: unknown) => ({ status: 200, body: { success: true, data } });
const product = {
  id: 'PROD_1_1',
  name: 'Panjabi',
  description: 'Hand-dyed cotton, soft',
  descriptionBn: 'হাতে রাঙানো সুতি, নরম',
};

test('cuts the descriptions of a list to whole words', () => {
  expect(shortenDescriptions(answer([product]), 12)).toEqual(
    answer([{ ...product, description: 'Hand-dyed…', descriptionBn: 'হাতে রাঙানো…' }]),
  );
  expect(shortenDescriptions(answer([product]), 100)).toEqual(answer([product]));
});

test('leaves them out where the page shows none', () => {
  const { descriptionBn: _left, ...rest } = product;
  const shortened = shortenDescriptions(answer([product]), 0);
  expect(shortened).toEqual(answer([{ ...rest, description: '…' }]));
});

test.each([
  ['a product', answer(product)],
  ['collections', answer([{ id: 'men', count: 3 }])],
  ['an error', { status: 404, body: { success: false, message: 'Product not found' } }],
  ['no body', { status: 204, body: undefined }],
])('leaves %s as it is', (_what, response) => {
  expect(shortenDescriptions(response, 0)).toEqual(response);
});
