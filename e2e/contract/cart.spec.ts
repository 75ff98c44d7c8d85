import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../fixtures/network/api-client.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { newGuestId, openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';

const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

interface Line {
  _id: string;
  productId: string;
  quantity: number;
}

const linesOf = async (query: string, token?: string): Promise<Line[]> =>
  (await call(`/api/cart?${query}`, { token })).body.data ?? [];
const ofGuest = (id: string) => `userId=${id}`;
const ofUser = (email: string) =>
  `userId=${encodeURIComponent(email)}&userEmail=${encodeURIComponent(email)}`;
const add = (body: object, token?: string) => call('/api/cart/add', { method: 'POST', body, token });
const step = (id: string, quantity: unknown, token?: string) =>
  call(`/api/cart/${id}`, { method: 'PUT', body: { quantity }, token });
const remove = (id: string, token?: string) => call(`/api/cart/${id}`, { method: 'DELETE', token });
const stored = async (owner: string) => {
  const cart = testData.db.doc(`carts/${owner}`);
  const [document, items] = await Promise.all([cart.get(), cart.collection('items').get()]);
  return { cart: document.data(), items: items.docs.map((item) => ({ id: item.id, ...item.data() })) };
};

const NOT_YOURS = [403, { success: false, message: 'You may not do this' }];
const NO_LINE = [404, { success: false, message: 'This item is not in your cart' }];

describe('a guest', () => {
  test('adds, changes, removes and clears under the id that nobody else knows', async () => {
    const userId = newGuestId();
    const product = await testData.product({ name: 'Cotton panjabi' });
    const asked = { productId: product.id, size: 'L', quantity: 2, userId, userEmail: null, userName: null };
    const added = await call('/api/cart/add', {
      method: 'POST',
      body: { ...asked, name: 'Forged', price: 1, image: '/forged.webp' },
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

    const cart = await call(`/api/cart?${ofGuest(userId)}`, { example: 'getCart' });
    expect([cart.status, cart.body]).toEqual([200, { success: true, data: [line] }]);
    const [{ _id: id }] = cart.body.data! as [Line];

    const changed = await call(`/api/cart/${id}`, {
      method: 'PUT',
      body: { quantity: 7 },
      example: 'setCartQuantity',
    });
    expect([changed.status, changed.body]).toEqual([200, { success: true, message: 'Quantity updated' }]);
    expect((await linesOf(ofGuest(userId)))[0]?.quantity).toBe(7);

    const removed = await call(`/api/cart/${id}`, { method: 'DELETE', example: 'removeFromCart' });
    expect([removed.status, removed.body]).toEqual([
      200,
      { success: true, message: 'Item removed from cart' },
    ]);
    expect(await linesOf(ofGuest(userId))).toEqual([]);
    expect([(await remove(id)).status, (await remove(id)).body]).toEqual(NO_LINE);
    const gone = await step(id, 1);
    expect([gone.status, gone.body]).toEqual(NO_LINE);

    await add(asked);
    const cleared = await call(`/api/cart/clear?${ofGuest(userId)}`, {
      method: 'DELETE',
      example: 'clearCart',
    });
    expect([cleared.status, cleared.body]).toEqual([
      200,
      { success: true, message: 'Cart cleared successfully' },
    ]);
    expect(await stored(userId)).toMatchObject({ cart: { lines: [] }, items: [] });
  });

  test('keeps the cart in the shape that the web app writes', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    await add({ productId: product.id, size: 'S', quantity: 1, userId });
    const { cart, items } = await stored(userId);
    const id = `${product.id}_S`;
    const time = expect.objectContaining({ seconds: expect.any(Number) }) as unknown;
    // Stored timestamps are class instances with private fields, so their public side is looked at.
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

  test('sees a line that the web app has written, and may remove it', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    const id = `${product.id}_M`;
    const times = { updatedAt: new Date(), expireAt: new Date(Date.now() + 1e9) };
    await testData.db.doc(`carts/${userId}`).set({ lines: [id], ...times });
    const { name, image } = product;
    const line = { productId: product.id, name, price: 1250, image, size: 'M', quantity: 3 };
    await testData.db.doc(`carts/${userId}/items/${id}`).set({ ...line, addedAt: new Date(), ...times });
    const [seen] = await linesOf(ofGuest(userId));
    expect(seen).toMatchObject(line);
    expect((await remove(seen!._id)).status).toBe(200);
    expect(await stored(userId)).toMatchObject({ cart: { lines: [] }, items: [] });
  });

  test('raises the quantity by adding again, to ten at most', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    for (const expected of [6, 10]) {
      const { body } = await add({ productId: product.id, size: 'M', quantity: 6, userId });
      expect(body.data).toMatchObject({ quantity: expected });
    }
    expect(await linesOf(ofGuest(userId))).toHaveLength(1);
  });

  test('needs no token, and a stale one does no harm', async () => {
    expect(
      (await call(`/api/cart?${ofGuest(newGuestId())}`, { token: callers.tokens.expired })).body,
    ).toEqual({
      success: true,
      data: [],
    });
  });

  test('with another id sees another cart', async () => {
    const userId = newGuestId();
    const product = await testData.product();
    await add({ productId: product.id, size: 'M', quantity: 1, userId });
    expect(await linesOf(ofGuest(newGuestId()))).toEqual([]);
  });
});

describe('a signed-in shopper', () => {
  test('has a cart of their own, addressed by email and authorised by token', async () => {
    const { user, tokens } = callers;
    const product = await testData.product({ name: 'পাঞ্জাবি 🌸' });
    const owner = { userId: user.email, userEmail: user.email.toUpperCase(), userName: 'Rahima' };
    const added = await add({ productId: product.id, size: 'XXL', quantity: 1, ...owner }, tokens.user);
    expect(added.body.message).toBe(`পাঞ্জাবি 🌸 (Size: XXL) added to ${user.email}'s cart!`);
    const [line] = await linesOf(ofUser(user.email), tokens.user);
    expect(line).toMatchObject({ name: 'পাঞ্জাবি 🌸', quantity: 1 });
    // An e-mail as userId means the same.
    expect(await linesOf(`userId=${user.email}`, tokens.user)).toEqual([line]);
    const { cart, items } = await stored(user.uid);
    expect(cart).not.toHaveProperty('expireAt');
    expect(items[0]).not.toHaveProperty('expireAt');

    for (const kind of ['other', 'admin'] as const) {
      const token = tokens[kind];
      const attempts = await Promise.all([
        call(`/api/cart?${ofUser(user.email)}`, { token }),
        add({ productId: product.id, size: 'M', quantity: 1, ...owner }, token),
        step(line!._id, 2, token),
        remove(line!._id, token),
        call(`/api/cart/clear?${ofUser(user.email)}`, { method: 'DELETE', token }),
      ]);
      expect(attempts.map(({ status, body }) => [status, body])).toEqual(Array(5).fill(NOT_YOURS));
    }
    for (const kind of UNAUTHENTICATED) {
      const token = tokens[kind];
      expect((await call(`/api/cart?${ofUser(user.email)}`, { token })).status).toBe(401);
      expect((await remove(line!._id, token)).status).toBe(401);
      expect((await step(line!._id, 2, token)).status).toBe(401);
    }

    expect((await step(line!._id, 4, tokens.user)).status).toBe(200);
    expect(await linesOf(ofUser(user.email), tokens.user)).toEqual([{ ...line, quantity: 4 }]);
    const cleared = await call(`/api/cart/clear?${ofUser(user.email)}`, {
      method: 'DELETE',
      token: tokens.user,
    });
    expect(cleared.body).toEqual({ success: true, message: `Cart cleared for ${user.email}` });
    expect(await linesOf(ofUser(user.email), tokens.user)).toEqual([]);
  });
});

describe('a cart rejects', () => {
  test.each([
    [{ quantity: 0 }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ quantity: 11 }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ quantity: 1.5 }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ quantity: '2' }, 'quantity', 'Please choose a quantity from 1 to 10'],
    [{ size: 'XXXL' }, 'size', 'Please choose a size'],
    [{ size: null }, 'size', 'Please choose a size'],
    [{ productId: '../users' }, 'productId', 'Please enter a valid product ID'],
    [{ userId: 'guest_1_short' }, 'userId', expect.stringContaining('Please name the cart') as unknown],
    [{ userId: undefined }, 'userId', expect.stringContaining('Please name the cart') as unknown],
  ])('%j, and names the field', async (change, field, message) => {
    const body = { productId: 'P', size: 'M', quantity: 1, userId: newGuestId(), ...change };
    const answer = await add(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { success: false, message, errors: { [field]: message } },
    ]);
  });

  test('what the shop does not have, or has no more of', async () => {
    const userId = newGuestId();
    const gone = await add({ productId: 'NEVER_WAS', size: 'M', quantity: 1, userId });
    expect([gone.status, gone.body]).toEqual([404, { success: false, message: 'Product not found' }]);
    const product = await testData.product({ inStock: false, name: 'Winter shawl' });
    const soldOut = await add({ productId: product.id, size: 'M', quantity: 1, userId });
    expect([soldOut.status, soldOut.body]).toEqual([
      409,
      { success: false, message: 'Winter shawl is out of stock' },
    ]);
    expect(await stored(userId)).toEqual({ cart: undefined, items: [] });
  });

  test('the fifty-first line, also when two arrive at once', async () => {
    const userId = newGuestId();
    const lines = Array.from({ length: 49 }, (_, n) => `P${n}_M`);
    await testData.db.doc(`carts/${userId}`).set({ lines, updatedAt: new Date() });
    const [one, two] = [await testData.product(), await testData.product()];
    const answers = await Promise.all(
      [one, two].map(({ id }) => add({ productId: id, size: 'M', quantity: 1, userId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      success: false,
      message: 'A cart holds at most 50 different items',
    });
  });

  test.each(['NONE', 'a'.repeat(600), Buffer.from('guest/../users_M').toString('base64url')])(
    'the item id %s, which it never gave',
    async (id) => {
      const answer = await step(id, 1);
      expect([answer.status, answer.body]).toEqual(NO_LINE);
    },
  );

  test('to tell whose cart it is when nobody is named', async () => {
    const answer = await call('/api/cart');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('userId');
  });
});
