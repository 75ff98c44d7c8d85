import type { Product } from '@nargisus/domain/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGuestId, openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, type ApiResponse } from '../fixtures/network/api-client.ts';
import {
  addLine,
  guestQuery,
  NO_LINE,
  readLines,
  removeLine,
  setQuantity,
  storedCart,
  userQuery,
  type Line,
} from './cart.ts';

const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

const NOT_YOURS = [403, { success: false, message: 'You may not do this' }];

describe('a guest', () => {
  const newLine = (productId: string, userId: string) => ({
    productId,
    size: 'L',
    quantity: 2,
    userId,
    userEmail: null,
    userName: null,
  });

  test('adds a line with the product’s own name, price and picture', async () => {
    const userId = newGuestId();
    const product = await testData.product({ name: 'Cotton panjabi' });
    const added = await call('/api/cart/add', {
      method: 'POST',
      body: { ...newLine(product.id, userId), name: 'Forged', price: 1, image: '/forged.webp' },
      example: 'addToCart',
    });
    const line = {
      _id: expect.stringMatching(/^[\w-]+$/),
      productId: product.id,
      name: 'Cotton panjabi',
      price: 1250,
      image: product.image,
      size: 'L',
      quantity: 2,
    };
    const message = 'Cotton panjabi (Size: L) added to cart successfully!';
    expect([added.status, added.body]).toEqual([200, { success: true, message, data: line }]);

    const cart = await call(`/api/cart?${guestQuery(userId)}`, { example: 'getCart' });
    expect([cart.status, cart.body]).toEqual([200, { success: true, data: [line] }]);
  });

  test('changes a quantity and removes a line once', async () => {
    const userId = newGuestId();
    const product = await testData.product({ name: 'Cotton panjabi' });
    await addLine(newLine(product.id, userId));
    const [{ _id: id }] = (await readLines(guestQuery(userId))) as [Line];
    const changed = await call(`/api/cart/${id}`, {
      method: 'PUT',
      body: { quantity: 7 },
      example: 'setCartQuantity',
    });
    expect([changed.status, changed.body]).toEqual([200, { success: true, message: 'Quantity updated' }]);
    expect((await readLines(guestQuery(userId)))[0]?.quantity).toBe(7);

    const removed = await call(`/api/cart/${id}`, { method: 'DELETE', example: 'removeFromCart' });
    expect([removed.status, removed.body]).toEqual([
      200,
      { success: true, message: 'Item removed from cart' },
    ]);
    expect(await readLines(guestQuery(userId))).toEqual([]);
    expect([(await removeLine(id)).status, (await removeLine(id)).body]).toEqual(NO_LINE);
    const changedAfter = await setQuantity(id, 1);
    expect([changedAfter.status, changedAfter.body]).toEqual(NO_LINE);
  });

  test('clears the cart', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    await addLine(newLine(product.id, userId));
    const cleared = await call(`/api/cart/clear?${guestQuery(userId)}`, {
      method: 'DELETE',
      example: 'clearCart',
    });
    expect([cleared.status, cleared.body]).toEqual([
      200,
      { success: true, message: 'Cart cleared successfully' },
    ]);
    expect(await storedCart(testData, userId)).toMatchObject({ cart: { lines: [] }, items: [] });
  });

  test('has a cart stored in the shape that the web app writes', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    await addLine({ productId: product.id, size: 'S', quantity: 1, userId });
    const { cart, items } = await storedCart(testData, userId);
    const id = `${product.id}_S`;
    const time = expect.objectContaining({ seconds: expect.any(Number) }) as unknown;
    // Stored timestamps are class instances with private fields; JSON has their public ones.
    const plain = JSON.parse(JSON.stringify({ cart, items }).replaceAll('_seconds', 'seconds')) as object;
    expect(plain).toEqual({
      cart: { lines: [id], updatedAt: time, expireAt: time },
      items: [
        {
          id,
          productId: product.id,
          name: product.name,
          price: 1250,
          image: product.image,
          size: 'S',
          quantity: 1,
          addedAt: time,
          updatedAt: time,
          expireAt: time,
        },
      ],
    });
  });

  test('reads and removes a line that the web app wrote', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    const id = `${product.id}_M`;
    const times = { updatedAt: new Date(), expireAt: new Date(Date.now() + 1e9) };
    await testData.db.doc(`carts/${userId}`).set({ lines: [id], ...times });
    const { name, image } = product;
    const stored = { productId: product.id, name, price: 1250, image, size: 'M', quantity: 3 };
    await testData.db.doc(`carts/${userId}/items/${id}`).set({ ...stored, addedAt: new Date(), ...times });
    const [line] = await readLines(guestQuery(userId));
    expect(line).toMatchObject(stored);
    expect((await removeLine(line!._id)).status).toBe(200);
    expect(await storedCart(testData, userId)).toMatchObject({ cart: { lines: [] }, items: [] });
  });

  test('raises the quantity by adding again, up to ten', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    for (const expected of [6, 10]) {
      const { body } = await addLine({ productId: product.id, size: 'M', quantity: 6, userId });
      expect(body.data).toMatchObject({ quantity: expected });
    }
    expect(await readLines(guestQuery(userId))).toHaveLength(1);
  });

  test('needs no token, and an expired one is ignored', async () => {
    expect(
      (await call(`/api/cart?${guestQuery(newGuestId())}`, { token: callers.tokens.expired })).body,
    ).toEqual({
      success: true,
      data: [],
    });
  });

  test('with another id sees another cart', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    await addLine({ productId: product.id, size: 'M', quantity: 1, userId });
    expect(await readLines(guestQuery(newGuestId()))).toEqual([]);
  });
});

describe('a signed-in shopper', () => {
  let product: Product;
  let line: Line;
  let added: ApiResponse;
  let owner: object;

  beforeAll(async () => {
    const { email } = callers.user;
    product = await testData.product({ name: 'পাঞ্জাবি 🌸' });
    owner = { userId: email, userEmail: email.toUpperCase(), userName: 'Rahima' };
    added = await addLine({ productId: product.id, size: 'XXL', quantity: 1, ...owner }, callers.tokens.user);
    line = (await readLines(userQuery(email), callers.tokens.user))[0]!;
  });

  test('has a cart addressed by email and authorised by token', async () => {
    const { user, tokens } = callers;
    expect(added.body.message).toBe(`পাঞ্জাবি 🌸 (Size: XXL) added to ${user.email}'s cart!`);
    expect(line).toMatchObject({ name: 'পাঞ্জাবি 🌸', quantity: 1 });
    // An email as userId means the same.
    expect(await readLines(`userId=${user.email}`, tokens.user)).toEqual([line]);
  });

  test('has a cart that does not expire', async () => {
    const { cart, items } = await storedCart(testData, callers.user.uid);
    expect(cart).not.toHaveProperty('expireAt');
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty('expireAt');
  });

  test.each(['other', 'admin'] as const)('has a cart that %s can neither read nor change', async (kind) => {
    const { user, tokens } = callers;
    const token = tokens[kind];
    const attempts = await Promise.all([
      call(`/api/cart?${userQuery(user.email)}`, { token }),
      addLine({ productId: product.id, size: 'M', quantity: 1, ...owner }, token),
      setQuantity(line._id, 2, token),
      removeLine(line._id, token),
      call(`/api/cart/clear?${userQuery(user.email)}`, { method: 'DELETE', token }),
    ]);
    expect(attempts.map(({ status, body }) => [status, body])).toEqual(Array(5).fill(NOT_YOURS));
    expect(await readLines(userQuery(user.email), tokens.user)).toEqual([line]);
  });

  test.each(UNAUTHENTICATED)('has a cart that requires a valid token: %s', async (kind) => {
    const { user, tokens } = callers;
    const token = tokens[kind];
    expect((await call(`/api/cart?${userQuery(user.email)}`, { token })).status).toBe(401);
    expect((await removeLine(line._id, token)).status).toBe(401);
    expect((await setQuantity(line._id, 2, token)).status).toBe(401);
    expect(await readLines(userQuery(user.email), tokens.user)).toEqual([line]);
  });

  test('changes a quantity and clears the cart', async () => {
    const { user, tokens } = callers;
    expect((await setQuantity(line._id, 4, tokens.user)).status).toBe(200);
    expect(await readLines(userQuery(user.email), tokens.user)).toEqual([{ ...line, quantity: 4 }]);
    const cleared = await call(`/api/cart/clear?${userQuery(user.email)}`, {
      method: 'DELETE',
      token: tokens.user,
    });
    expect(cleared.body).toEqual({ success: true, message: `Cart cleared for ${user.email}` });
    expect(await readLines(userQuery(user.email), tokens.user)).toEqual([]);
  });
});
