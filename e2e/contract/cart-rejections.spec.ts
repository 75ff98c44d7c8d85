import { afterAll, describe, expect, test } from 'vitest';
import { newGuestId } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call } from '../fixtures/network/api-client.ts';
import { addLine, NO_LINE, setQuantity, storedCart } from './cart.ts';

const testData = openTestData();
afterAll(() => testData.close());

describe('a cart rejects', () => {
  test.each([
    [{ quantity: 0 }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ quantity: 11 }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ quantity: 1.5 }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ quantity: '2' }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ size: 'xl' }, 'size', 'Please choose a size'],
    [{ size: null }, 'size', 'Please choose a size'],
    [{ productId: '../users' }, 'productId', 'Please enter a valid product ID'],
    [{ userId: 'guest_1_short' }, 'userId', expect.stringContaining('Please name the cart') as unknown],
    [{ userId: undefined }, 'userId', expect.stringContaining('Please name the cart') as unknown],
  ])('%j, and names the field', async (change, field, message) => {
    const body = { productId: 'P', size: 'M', quantity: 1, userId: newGuestId(), ...change };
    const answer = await addLine(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { success: false, message, errors: { [field]: message } },
    ]);
  });

  test('an unknown product and one out of stock', async () => {
    const userId = newGuestId();
    const unknown = await addLine({ productId: 'NEVER_WAS', size: 'M', quantity: 1, userId });
    expect([unknown.status, unknown.body]).toEqual([404, { success: false, message: 'Product not found' }]);
    const product = await testData.product({ inStock: false, name: 'Winter shawl' });
    const soldOut = await addLine({ productId: product.id, size: 'M', quantity: 1, userId });
    expect([soldOut.status, soldOut.body]).toEqual([
      409,
      { success: false, message: 'Winter shawl is out of stock' },
    ]);
    expect(await storedCart(testData, userId)).toEqual({ cart: undefined, items: [] });
  });

  test('a fifty-first line, also of two concurrent ones', async () => {
    const userId = newGuestId();
    const lines = Array.from({ length: 49 }, (_, n) => `P${n}_M`);
    await testData.db.doc(`carts/${userId}`).set({ lines, updatedAt: new Date() });
    const [one, two] = [await testData.product(), await testData.product()];
    const answers = await Promise.all(
      [one, two].map(({ id }) => addLine({ productId: id, size: 'M', quantity: 1, userId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      success: false,
      message: 'A cart holds at most 50 different items',
    });
  });

  test.each(['NONE', 'a'.repeat(600), Buffer.from('guest/../users_M').toString('base64url')])(
    'the unknown item id %s',
    async (id) => {
      const answer = await setQuantity(id, 1);
      expect([answer.status, answer.body]).toEqual(NO_LINE);
    },
  );

  test('a request without an owner', async () => {
    const answer = await call('/api/cart');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('userId');
  });
});
