import type { TestData } from '../fixtures/data/test-data.ts';
import { call, type ApiResponse } from '../fixtures/network/api-client.ts';

/** A line of a cart as the API names it. */
export interface Line {
  _id: string;
  productId: string;
  quantity: number;
}

export const NO_LINE = [404, { success: false, message: 'This item is not in your cart' }];

export const guestQuery = (id: string) => `userId=${id}`;
export const userQuery = (email: string) =>
  `userId=${encodeURIComponent(email)}&userEmail=${encodeURIComponent(email)}`;

export const readLines = async (query: string, token?: string): Promise<Line[]> =>
  (await call(`/api/cart?${query}`, { token })).body.data ?? [];
export const addLine = (body: object, token?: string): Promise<ApiResponse> =>
  call('/api/cart/add', { method: 'POST', body, token });
export const setQuantity = (id: string, quantity: unknown, token?: string): Promise<ApiResponse> =>
  call(`/api/cart/${id}`, { method: 'PUT', body: { quantity }, token });
export const removeLine = (id: string, token?: string): Promise<ApiResponse> =>
  call(`/api/cart/${id}`, { method: 'DELETE', token });

/** Returns the stored cart document and its lines. */
export async function storedCart({ db }: Pick<TestData, 'db'>, owner: string) {
  const cart = db.doc(`carts/${owner}`);
  const [document, items] = await Promise.all([cart.get(), cart.collection('items').get()]);
  return { cart: document.data(), items: items.docs.map((item) => ({ id: item.id, ...item.data() })) };
}
