import { toDocument, type ShopError } from '@nargisus/domain/contract';
import { orderSchema, setStatuses } from '@nargisus/domain/orders';
import { taka } from '@nargisus/domain/money';
import type { ReturnForm, ReturnStatus } from '@nargisus/domain/returns';
import { expect, test } from 'vitest';
import type { Caller } from '../http/authenticate.ts';
import { openIsolatedProject } from '../testing/isolated-project.ts';
import { orderOf } from '../testing/sample-orders.ts';
import { decideReturn } from './decide-return.ts';
import { requestReturn } from './request-return.ts';
import { ReturnsRepository } from './returns.repository.ts';

/* Requests for the same order at once, and what a request reads, on the Firestore emulator. */
const { db, readsOf } = openIsolatedProject('returns');
const returns = new ReturnsRepository(db);
const repositories = { returns, reviewPictures: { urlsOf: () => Promise.resolve([]) } };
const now = new Date('2026-11-21T10:00:00Z');
const caller: Caller = {
  uid: 'u1',
  email: 'u1@nargisus.test',
  name: 'Rahima',
  role: 'user',
  signedInAt: now,
};
const PIECES = 3;
const shirt = {
  ...{ id: 'shirt', name: 'Shirt', price: taka(450), image: '/s.webp', inStock: true },
  category: 'clothing' as const,
};

/** Stores a delivered order of three pieces and returns what asks to return one of them. */
async function delivered(key: string): Promise<{ orderId: string; ask: () => Promise<string> }> {
  const placed = orderOf({ at: now, key, products: [shirt], quantity: PIECES, uid: caller.uid });
  const statuses = { orderStatus: 'delivered', deliveryStatus: 'delivered' } as const;
  const order = setStatuses(placed, statuses, { who: 's', now, note: '' });
  await db.doc(`orders/${order._id}`).set(toDocument(orderSchema, order));
  const lines = [{ productId: shirt.id, size: 'M', quantity: 1 }];
  const form: ReturnForm = { orderId: order._id, lines, reason: 'too-small', text: '', pictures: [] };
  return {
    orderId: order._id,
    ask: async () => (await requestReturn(repositories, { caller, form, now }))._id,
  };
}

test('of ten requests at once for one piece each, as many are stored as there are pieces', async () => {
  const { orderId, ask } = await delivered('race');
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, ask));
  const refused = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason as ShopError] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 10 - PIECES }, () => 'conflict'));
  expect(await returns.listOfOrder(orderId)).toHaveLength(PIECES);
});

test('of a request and an agreement to a declined one for the same piece at once, one is rejected', async () => {
  const { orderId, ask } = await delivered('reopen');
  const asked = await Promise.all(Array.from({ length: PIECES }, ask));
  const decide = (id: string, from: ReturnStatus, to: 'agreed' | 'declined') =>
    decideReturn(repositories, { id, status: { from, to }, answer: 'Worn', caller, now });
  await Promise.all(asked.map((id) => decide(id, 'open', 'declined')));
  const outcomes = await Promise.allSettled([
    ...asked.map((id) => decide(id, 'declined', 'agreed')),
    ...asked.map(ask),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(PIECES);
  const taken = (await returns.listOfOrder(orderId)).filter(({ status }) => status !== 'declined');
  expect(taken).toHaveLength(PIECES);
});

test('a request reads the order and its requests, a decision one document', async () => {
  const { orderId, ask } = await delivered('reads');
  // A query without results counts as one read.
  expect(await readsOf(ask)).toBe(2);
  const [request] = await returns.listOfOrder(orderId);
  const { _id: id } = request!;
  const status = { from: 'open', to: 'declined' } as const;
  expect(await readsOf(() => decideReturn(repositories, { id, status, answer: 'Worn', caller, now }))).toBe(
    1,
  );
  expect(await readsOf(ask)).toBe(2);
});
