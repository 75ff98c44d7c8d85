import { returnMessages } from '@nargisus/domain/returns';
import { addresses } from '@nargisus/local-suite/launcher';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';
import { DOT } from '../fixtures/data/pictures.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, statusAndBody, tokenOf, type ApiResponse } from '../fixtures/network/api-client.ts';
import type { Example } from '../fixtures/network/api-examples.ts';
import { deliver } from '../fixtures/orders/deliver.ts';
import { placeOrder, type PlacedOrder } from '../fixtures/orders/place-order.ts';

/* Requests to return products: asked for and withdrawn by customers, agreed to and declined by staff. */
vi.setConfig({ testTimeout: 90_000 });
const DAY_MS = 24 * 60 * 60 * 1000;
const testData = openTestData();
const { db } = testData;
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
});
afterAll(() => testData.close());

interface Bought {
  order: PlacedOrder;
  productId: string;
}
interface SentRequest {
  _id: string;
  status: string;
  answer: string;
}

/** Places an order of two pieces of a new product in size M. */
async function ordered(token = callers.tokens.user!): Promise<Bought> {
  const product = await testData.product();
  const items = [{ productId: product.id, size: 'M', quantity: 2 }];
  const totalAmount = (2 * product.price) / 100 + 60;
  return { order: await placeOrder(token, product, { items, totalAmount }), productId: product.id };
}

async function delivered(token?: string): Promise<Bought> {
  const bought = await ordered(token);
  await deliver(bought.order, callers.tokens.admin!);
  return bought;
}

/** Stores the delivery of an order as `days` days older. */
async function ageDelivery({ order }: Bought, days: number): Promise<void> {
  const document = db.doc(`orders/${order._id}`);
  const timeline = (await document.get()).get('timeline') as { at: Timestamp }[];
  const older = (at: Timestamp) => Timestamp.fromMillis(at.toMillis() - days * DAY_MS);
  await document.update({ timeline: timeline.map((entry) => ({ ...entry, at: older(entry.at) })) });
}

/** Asks to return one piece of size M. */
function ask({ order, productId }: Bought, change: Ask = {}, example?: Example): Promise<ApiResponse> {
  const { token = callers.tokens.user, line = {}, ...form } = change;
  const lines = [{ productId, size: 'M', quantity: 1, ...line }];
  const body = { orderId: order._id, lines, reason: 'too-small', ...form };
  return call('/api/returns', { method: 'POST', token, body, example });
}

type Ask = { token?: string | undefined; line?: object } & Record<string, unknown>;

const decide = (id: string, body: object, { token = callers.tokens.admin, example }: Sending = {}) =>
  call(`/api/returns/${id}/status`, { method: 'PUT', token, body, example });
const agree = (id: string, from = 'open') => decide(id, { status: { from, to: 'agreed' } });
const decline = (id: string, from = 'open') =>
  decide(id, { status: { from, to: 'declined' }, answer: 'It was worn' });
const withdraw = (id: string, { token = callers.tokens.user, example }: Sending = {}) =>
  call(`/api/me/returns/${id}`, { method: 'DELETE', token, example });
const listOwn = ({ order }: Bought, { token = callers.tokens.user, example }: Sending = {}) =>
  call(`/api/me/returns?orderId=${order._id}`, { token, example });
const listForStaff = (query: string, { token = callers.tokens.admin, example }: Sending = {}) =>
  call(`/api/returns?${query}`, { token, example });

interface Sending {
  token?: string | undefined;
  example?: Example;
}

const sent = ({ body }: ApiResponse) => body.data as unknown as SentRequest;
const idsOf = ({ body }: ApiResponse) => (body.data as unknown as SentRequest[]).map(({ _id }) => _id);
const statusAndMessage = ({ status, body }: ApiResponse) => [status, body.message];
/** Asks to return products and returns the request's id. @throws Error if it is rejected */
async function asked(bought: Bought, change?: Ask): Promise<string> {
  const answer = await ask(bought, change);
  if (answer.status !== 201) throw new Error(`Rejected: ${JSON.stringify(statusAndBody(answer))}`);
  return sent(answer)._id;
}

/** Returns what the order, its stock and its money are stored as. */
const orderOf = async ({ order }: Bought) => (await db.doc(`orders/${order._id}`).get()).data();

describe('a request to return products', () => {
  test('is answered as stored, and changes nothing of the order', async () => {
    const bought = await delivered();
    const before = await orderOf(bought);
    const change = { line: { quantity: 2, exchangeSize: 'L' }, text: 'Too tight at the shoulders' };
    const answer = await ask(bought, change, 'requestReturn');
    const { orderId } = bought.order;
    const name = `Test panjabi ${bought.productId}`;
    const request = {
      orderId: bought.order._id,
      ...{ orderNumber: orderId, uid: callers.user.uid },
      lines: [{ productId: bought.productId, size: 'M', quantity: 2, exchangeSize: 'L', name }],
      ...{
        reason: 'too-small',
        text: 'Too tight at the shoulders',
        pictures: [],
        status: 'open',
        answer: '',
      },
    };
    expect(statusAndBody(answer)).toMatchObject([201, { success: true, data: request }]);
    const stored = await db.doc(`returns/${sent(answer)._id}`).get();
    expect(stored.data()).toMatchObject(request);
    expect(await orderOf(bought)).toEqual(before);
  });

  test('ignores forged fields', async () => {
    const forged = { uid: callers.other.uid, status: 'agreed', answer: 'Fine', orderNumber: 'ORD-1' };
    const { order, productId } = await delivered();
    const answer = await ask({ order, productId }, { ...forged, line: { name: 'Gold' } });
    expect(sent(answer)).toMatchObject({
      ...{ uid: callers.user.uid, status: 'open', answer: '', orderNumber: order.orderId },
      lines: [{ name: `Test panjabi ${productId}` }],
    });
  });

  test.each([
    ['before delivery', () => ordered(), {}, 409, { message: returnMessages.notDelivered }],
    ['for an unknown order', unknownOrder, {}, 404, { message: 'Order not found' }],
    [
      'for a size that was not ordered',
      () => delivered(),
      { line: { size: 'L' } },
      404,
      { message: returnMessages.notInOrder },
    ],
  ] as const)('is rejected %s', async (_when, buy, change, status, body) => {
    expect(statusAndBody(await ask(await buy(), change))).toMatchObject([status, body]);
  });

  test.each([
    ['no lines', { lines: [] }, 'lines'],
    ['the same size in exchange', { line: { exchangeSize: 'M' } }, 'lines'],
    ['half a piece', { line: { quantity: 0.5 } }, 'lines.0.quantity'],
    ['no reason', { reason: undefined }, 'reason'],
    ['another reason without words', { reason: 'other' }, 'text'],
    ['a long text', { text: 'x'.repeat(1001) }, 'text'],
    ['a picture elsewhere', { pictures: ['../x/a.webp'] }, 'pictures.0'],
  ] as const)('is invalid with %s', async (_what, change, field) => {
    const { status, body } = await ask({ order: { _id: 'order-1', orderId: '' }, productId: 'P1' }, change);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('is rejected for another person’s order, also of a customer of the asking admin', async () => {
    const bought = await delivered();
    const { other, admin } = callers.tokens;
    for (const token of [other, admin])
      expect(statusAndMessage(await ask(bought, { token }))).toEqual([404, 'Order not found']);
    expect(await orderReturns(bought)).toEqual([]);
  });

  test('is accepted on the last of seven days and rejected on the eighth', async () => {
    const bought = await delivered();
    await ageDelivery(bought, 7);
    const last = await ask(bought);
    expect(last.status).toBe(201);
    await ageDelivery(bought, 1);
    const late = await ask(bought, {}, 'requestReturn: the days for returns are over');
    expect(statusAndMessage(late)).toEqual([409, 'Products can be returned within 7 days after delivery']);
  });

  test('cannot ask for more pieces than earlier ones leave; declined ones free theirs', async () => {
    const bought = await delivered();
    const first = await asked(bought);
    const tooMany = [409, `You can return 1 of Test panjabi ${bought.productId}, size M`];
    expect(statusAndMessage(await ask(bought, { line: { quantity: 2 } }))).toEqual(tooMany);
    expect((await agree(first)).status).toBe(200);
    expect(statusAndMessage(await ask(bought, { line: { quantity: 2 } }))).toEqual(tooMany);
    const second = await asked(bought);
    expect((await ask(bought)).status).toBe(409);
    expect((await decline(second)).status).toBe(200);
    expect((await ask(bought)).status).toBe(201);
  });

  test('is stored once when it is sent twice at the same time', async () => {
    const bought = await delivered();
    const both = await Promise.all([1, 2].map(() => ask(bought, { line: { quantity: 2 } })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await orderReturns(bought)).toHaveLength(1);
  });

  test('has pictures that its author has uploaded, and no others', async () => {
    const bought = await delivered();
    const bucket = getStorage(testData.app).bucket(`${addresses.projectId}.appspot.com`);
    const metadata = { metadata: { firebaseStorageDownloadTokens: 'token-1' } };
    const file = bucket.file(`reviews/${callers.user.uid}/return-1.png`);
    await file.save(DOT, { contentType: 'image/png', metadata });
    const { body } = await ask(bought, { pictures: ['return-1.png'] });
    expect(body.data).toMatchObject({ pictures: [{ name: 'return-1.png' }] });
    const [{ url }] = (body.data as unknown as { pictures: [{ url: string }] }).pictures;
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(DOT);

    const unknown = await ask(bought, { pictures: ['return-2.png'] });
    expect([unknown.status, unknown.body.errors]).toEqual([400, { pictures: returnMessages.pictureMissing }]);
    const theirs = await delivered(callers.tokens.other);
    const taken = await ask(theirs, { token: callers.tokens.other, pictures: ['return-1.png'] });
    expect(taken.status).toBe(400);
  });
});

describe('a customer', () => {
  test('lists the own requests of an order, newest first', async () => {
    const bought = await delivered();
    const first = await asked(bought);
    const second = await asked(bought);
    expect(idsOf(await listOwn(bought, { example: 'listMyReturns' }))).toEqual([second, first]);
    expect(idsOf(await listOwn(await delivered()))).toEqual([]);
    expect(idsOf(await listOwn(bought, { token: callers.tokens.other }))).toEqual([]);
  });

  test('withdraws an open request, which frees its pieces', async () => {
    const bought = await delivered();
    const id = await asked(bought, { line: { quantity: 2 } });
    const withdrawn = await withdraw(id, { example: 'withdrawReturn' });
    expect(statusAndBody(withdrawn)).toEqual([200, { success: true }]);
    expect(await orderReturns(bought)).toEqual([]);
    expect(statusAndMessage(await withdraw(id))).toEqual([404, returnMessages.notFound]);
    expect((await ask(bought, { line: { quantity: 2 } })).status).toBe(201);
  });

  test('cannot withdraw a request of another person, or an answered one', async () => {
    const bought = await delivered();
    const id = await asked(bought);
    for (const token of [callers.tokens.other, callers.tokens.admin])
      expect(statusAndMessage(await withdraw(id, { token }))).toEqual([404, returnMessages.notFound]);
    await agree(id);
    expect(statusAndMessage(await withdraw(id))).toEqual([409, returnMessages.decided]);
    expect(await orderReturns(bought)).toHaveLength(1);
  });

  test('cannot list requests for staff, or decide one', async () => {
    const id = await asked(await delivered());
    const token = callers.tokens.user;
    const body = { status: { from: 'open', to: 'agreed' } };
    expect((await listForStaff('status=open', { token })).status).toBe(403);
    expect((await decide(id, body, { token })).status).toBe(403);
  });
});

test.each(UNAUTHENTICATED)('a caller without a valid token (%s) makes none of the calls', async (kind) => {
  const bought = await delivered();
  const id = await asked(bought);
  const at = { token: callers.tokens[kind] };
  const body = { status: { from: 'open', to: 'agreed' } };
  const answers = await Promise.all([
    call('/api/returns', { method: 'POST', body: {}, ...at }),
    call(`/api/me/returns?orderId=${bought.order._id}`, at),
    call(`/api/me/returns/${id}`, { method: 'DELETE', ...at }),
    call('/api/returns', at),
    call(`/api/returns/${id}/status`, { method: 'PUT', body, ...at }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect(await orderReturns(bought)).toMatchObject([{ status: 'open' }]);
});

describe('staff', () => {
  test('list requests by status, newest first, page by page', async () => {
    const bought = await delivered();
    const [first, second] = [await asked(bought), await asked(bought)];
    const whole = await listForStaff('status=open&limit=100');
    expect(idsOf(whole).filter((id) => [first, second].includes(id))).toEqual([second, first]);
    const page = await listForStaff('limit=1');
    expect([idsOf(page).length, typeof page.body.nextCursor]).toEqual([1, 'string']);
    const next = await listForStaff(`limit=1&cursor=${encodeURIComponent(page.body.nextCursor!)}`);
    expect(idsOf(next)).not.toEqual(idsOf(page));
    await decline(first);
    expect(idsOf(await listForStaff('status=open&limit=100'))).not.toContain(first);
    expect(idsOf(await listForStaff('status=declined&limit=100'))).toContain(first);
    expect((await listForStaff('status=lost')).status).toBe(400);
  });

  test('list all requests of an order, whatever their status', async () => {
    const bought = await delivered();
    const [first, second] = [await asked(bought), await asked(bought)];
    await agree(first);
    await asked(await delivered());
    const listed = await listForStaff(`orderId=${bought.order._id}`, { example: 'listReturns' });
    expect(idsOf(listed)).toEqual([second, first]);
  });

  test('agree to a request or decline it, with an audit entry without the answer', async () => {
    const bought = await delivered();
    const before = await orderOf(bought);
    const [first, second] = [await asked(bought), await asked(bought)];
    const answer = 'Please bring it to our shop in Mirpur';
    const agreed = await decide(
      first,
      { status: { from: 'open', to: 'agreed' }, answer },
      { example: 'decideReturn' },
    );
    expect(statusAndBody(agreed)).toMatchObject([200, { data: { _id: first, status: 'agreed', answer } }]);
    expect(sent(await decline(second))).toMatchObject({ status: 'declined', answer: 'It was worn' });
    expect((await listOwn(bought)).body.data).toMatchObject([
      { _id: second, status: 'declined', answer: 'It was worn' },
      { _id: first, status: 'agreed', answer },
    ]);
    expect(await orderOf(bought)).toEqual(before);

    const [entry] = (await db.collection('audit').where('subject.id', '==', first).get()).docs;
    expect(entry!.data()).toMatchObject({
      action: 'return.agreed',
      by: { uid: callers.admin.uid },
      subject: { kind: 'return', id: first, label: bought.order.orderId },
      ...{ before: { status: 'open' }, after: { status: 'agreed' }, changed: ['answer'] },
    });
    expect(JSON.stringify(entry!.data())).not.toMatch(/Mirpur/);
  });

  test('decline only with an answer', async () => {
    const id = await asked(await delivered());
    for (const answer of [undefined, '  ']) {
      const { status, body } = await decide(id, { status: { from: 'open', to: 'declined' }, answer });
      expect([status, body.errors]).toEqual([400, { answer: returnMessages.answerMissing }]);
    }
  });

  test('of two decisions at once only one is stored, and a stale one is rejected', async () => {
    const id = await asked(await delivered());
    const both = await Promise.all([agree(id), decline(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await agree(id);
    expect(statusAndMessage(stale)).toEqual([409, returnMessages.changedByColleague]);
    expect((await db.collection('audit').where('subject.id', '==', id).get()).size).toBe(1);
  });

  test('correct a decision, but do not agree to pieces that another request has', async () => {
    const bought = await delivered();
    const id = await asked(bought, { line: { quantity: 2 } });
    await agree(id);
    expect((await decline(id, 'agreed')).status).toBe(200);
    const later = await asked(bought);
    expect(statusAndMessage(await agree(id, 'declined'))).toEqual([409, returnMessages.piecesTaken]);
    await decline(later);
    expect((await agree(id, 'declined')).status).toBe(200);
    expect((await ask(bought)).status).toBe(409);
  });

  test('cannot decide a request that does not exist, or set one back to open', async () => {
    expect(statusAndMessage(await agree('NONE'))).toEqual([404, returnMessages.notFound]);
    const id = await asked(await delivered());
    expect((await decide(id, { status: { from: 'open', to: 'open' } })).status).toBe(400);
    expect((await decide(id, {})).status).toBe(400);
  });
});

test('the export contains the requests of an account, and deleting it removes them', async () => {
  const token = await tokenOf(await testData.account('user', 'Shirin Akter'));
  const bought = await delivered(token);
  const id = await asked(bought, { token });
  const exported = await fetch(`${addresses.shop}/api/me/export`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { uid } = (await db.doc(`returns/${id}`).get()).data() as { uid: string };
  expect(await exported.json()).toMatchObject({
    returns: [{ _id: id, status: 'open', reason: 'too-small' }],
  });
  expect((await call(`/api/me?uid=${uid}`, { method: 'DELETE', token })).status).toBe(200);
  expect(await orderReturns(bought)).toEqual([]);
  expect(await orderOf(bought)).toMatchObject({ orderStatus: 'delivered' });
});

/** Returns an order that does not exist, of a product that does. */
async function unknownOrder(): Promise<Bought> {
  return { ...(await delivered()), order: { _id: 'NO_SUCH_ORDER', orderId: '' } };
}

/** Returns the stored requests of an order. */
async function orderReturns({ order }: Bought) {
  const { docs } = await db.collection('returns').where('orderId', '==', order._id).get();
  return docs.map((it) => it.data());
}
