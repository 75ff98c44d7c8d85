import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCallers, UNAUTHENTICATED, type Callers } from '../fixtures/accounts/callers.ts';
import { openTestData } from '../fixtures/data/test-data.ts';
import { call, type ApiResponse } from '../fixtures/network/api-client.ts';
import { addresses } from '@nargisus/local-suite/launcher';
import { courier, stopCourier, useCourier } from '../fixtures/orders/courier.ts';
import { placeOrder } from '../fixtures/orders/place-order.ts';
import { compared, importStatement, newReference, payOut } from '../fixtures/orders/statements.ts';

/* Statements of the courier: the calls of staff, the worker that fetches and the one that settles, against the simulator. */
vi.setConfig({ testTimeout: 90_000 });
const testData = openTestData();
let callers: Callers;

beforeAll(async () => {
  callers = await openCallers(testData);
  await useCourier(testData.db);
});
afterAll(async () => {
  await stopCourier(testData.db);
  await testData.close();
});

const HEAD = 'invoice,collected,charge,fee';
const admin = () => callers.tokens.admin!;
const post = (path: string, body?: object, token = admin()) =>
  call(path, { method: 'POST', token, ...(body && { body }) });
const stored = async (path: string) => (await testData.db.doc(path).get()).data();
const imported = (rows: string) => importStatement(testData.db, admin(), rows);
const dataOf = <T>({ body }: ApiResponse) => body.data as unknown as T;

/** Has an order delivered by the courier, and returns it with its parcel. */
async function delivered(): Promise<{ id: string; invoice: string; collected: number }> {
  const { _id: id } = await placeOrder(callers.tokens.user!, await testData.product());
  const { _id: invoice } = dataOf<{ _id: string }>(await post(`/api/orders/${id}/parcel`));
  await expect
    .poll(async () => (await stored(`parcels/${invoice}`))?.state as unknown, { timeout: 60_000 })
    .toBe('booked');
  await courier.act(invoice, 'deliver');
  const { cod } = (await stored(`parcels/${invoice}`)) as { cod: number };
  return { id, invoice, collected: cod };
}

const rowBody = { choice: 'accept', account: 'loss', note: 'Agreed by phone' };
const calls: [method: string, path: string, body?: object][] = [
  ['POST', '/api/couriers/steadfast/statements'],
  ['POST', '/api/settlements', { courier: 'steadfast', reference: '1', file: `${HEAD}\nA-1,1,1,` }],
  ['POST', '/api/settlements/steadfast-1/rows/0001', rowBody],
  ['GET', '/api/ledger/journal?from=2026-11-01&to=2026-11-02'],
];

test.each([...UNAUTHENTICATED.map((caller) => [caller, 401] as const), ['user', 403] as const])(
  '%s can make none of the calls',
  async (caller, status) => {
    for (const [method, path, body] of calls) {
      const answer = await call(path, { method, token: callers.tokens[caller], ...(body && { body }) });
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect(await stored('settlements/steadfast-1')).toBeUndefined();
  },
);

describe('a statement of the courier', () => {
  test('is fetched when staff ask for it, settled, and takes its order out of Cash due', async () => {
    const { id, invoice, collected } = await delivered();
    expect((await stored(`orderDesk/${id}`))?.stage).toBe('cash-due');
    const statement = `steadfast-${await payOut([invoice])}`;
    const path = '/api/couriers/steadfast/statements';
    const answer = await call(path, { method: 'POST', token: admin(), example: 'requestStatements' });
    expect([answer.status, dataOf<{ state: string }>(answer).state]).toEqual([202, 'requested']);
    await expect
      .poll(() => stored(`settlements/${statement}`), { timeout: 60_000 })
      .toMatchObject({ source: 'api', counts: { imported: 0, settled: 2 } });
    await expect
      .poll(async () => (await stored('statementImports/steadfast'))?.state as unknown, { timeout: 60_000 })
      .toBe('done');
    expect(await stored(`orderDesk/${id}`)).toMatchObject({ stage: 'done', cashDueSince: null });
    expect((await stored(`parcels/${invoice}`))?.settlement).toBe(statement);
    const journal = await testData.db.collection('ledger').where('settlement', '==', statement).get();
    const lines = journal.docs.flatMap((it) => it.get('lines') as { account: string; amount: number }[]);
    expect(lines).toContainEqual({ account: 'courier', amount: -collected });
  });
});

describe('a statement from a CSV file', () => {
  test('is imported once; repeated, in another spelling, it stays as it is', async () => {
    const reference = newReference();
    const send = (number: string, rows: string) =>
      call('/api/settlements', {
        ...{ method: 'POST', token: admin(), example: 'importStatement' },
        body: { courier: 'steadfast', reference: number, paid: '910', file: `${HEAD}\n${rows}` },
      });
    const first = await send(reference, 'ORD-20010101-AAAAA-1,1000,80,10');
    expect([first.status, first.body.message]).toEqual([201, 'The statement was imported']);
    const again = await send(`SFC-${reference}`, 'ORD-20010101-AAAAA-1,5,0,0');
    expect([again.status, again.body.message]).toEqual([200, 'This statement was imported already']);
    expect(dataOf<object>(again)).toMatchObject({
      _id: `steadfast-${reference}`,
      collected: 1000,
      paid: 910,
    });
    await compared(testData.db, `steadfast-${reference}`);
    expect((await stored(`settlements/steadfast-${reference}`))?.counts).toMatchObject({ waiting: 1 });
  });

  test.each([
    ['a missing column', { file: 'invoice,charge\nA-1,80' }, 'file.1.collected'],
    ['an amount that is none', { file: `${HEAD}\nA-1,1000,80,10\nA-2,much,80,` }, 'file.3.collected'],
    ['no parcel', { file: HEAD }, 'file.2.A'],
    ['an open quotation mark', { file: `${HEAD}\n"A-1,1,1,1` }, 'file.2.A'],
    ['no number', { reference: 'November', file: `${HEAD}\nA-1,1,1,` }, 'reference'],
    ['a sum that is none', { paid: 'all', file: `${HEAD}\nA-1,1,1,` }, 'paid'],
    ['a day that is none', { paidOn: '2026-02-30', file: `${HEAD}\nA-1,1,1,` }, 'paidOn'],
    ['an unknown courier', { courier: 'pigeon', file: `${HEAD}\nA-1,1,1,` }, 'courier'],
  ])('with %s is rejected, and nothing is stored', async (_what, change, field) => {
    const reference = newReference();
    const { status, body } = await post('/api/settlements', { courier: 'steadfast', reference, ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await stored(`settlements/steadfast-${reference}`)).toBeUndefined();
  });

  test('of 2,000 parcels is accepted, and one of more is not', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => `ORD-20010101-AAAAA-${at + 1},1250.50,80,12.51`);
    const [reference, other] = [newReference(), newReference()];
    const send = (number: string, all: readonly string[]) =>
      post('/api/settlements', {
        ...{ courier: 'steadfast', reference: number, file: [HEAD, ...all].join('\n') },
      });
    expect((await send(other, [...rows, 'A-1,1,1,'])).status).toBe(400);
    const answer = await send(reference, rows);
    expect([answer.status, dataOf<{ rows: number }>(answer).rows]).toEqual([201, 2000]);
  });
});

describe('a row that does not match', () => {
  const decide = (id: string, body: object, row = '0001') =>
    call(`/api/settlements/${id}/rows/${row}`, {
      ...{ method: 'POST', token: admin(), body, example: 'decideSettlementRow' },
    });

  test('is disputed and then accepted with its difference, once', async () => {
    const { id: order, invoice, collected } = await delivered();
    const id = await imported(`${invoice},${collected - 100},80,`);
    expect(await stored(`settlements/${id}/rows/0001`)).toMatchObject({
      match: 'short',
      state: 'waiting',
      order,
    });
    const disputed = await decide(id, { choice: 'dispute', note: 'Asked by phone' });
    expect(dataOf<object>(disputed)).toMatchObject({ state: 'disputed', note: 'Asked by phone' });
    expect((await stored(`orderDesk/${order}`))?.stage).toBe('cash-due');
    const accepted = await Promise.all([decide(id, rowBody), decide(id, rowBody)]);
    expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stored(`orderDesk/${order}`))?.stage).toBe('done');
    const posting = await stored(`ledger/settled:${id}:0001`);
    expect(posting?.lines).toContainEqual({ account: 'loss', amount: 100 });
  });

  test.each([
    [{}, ['choice']],
    [{ choice: 'accept' }, ['account', 'note']],
    [{ choice: 'accept', account: 'bank', note: 'x' }, ['account']],
    [{ choice: 'dispute', note: ' ' }, ['note']],
  ])('needs a complete decision: %j', async (body, fields) => {
    const answer = await decide('steadfast-1', body);
    expect([answer.status, Object.keys(answer.body.errors ?? {}).toSorted()]).toEqual([400, fields]);
  });

  test('must exist and be open', async () => {
    const { invoice, collected } = await delivered();
    const id = await imported(`${invoice},${collected},80,`);
    expect((await decide(id, rowBody)).status).toBe(409);
    expect((await decide(id, rowBody, '0009')).status).toBe(404);
    expect((await decide('steadfast-1', rowBody)).status).toBe(404);
  });
});

describe('the journal', () => {
  const download = (query: string) =>
    fetch(`${addresses.shop}/api/ledger/journal?${query}`, {
      headers: { Authorization: `Bearer ${admin()}` },
    });

  test('has the postings of its days as CSV', async () => {
    const { invoice } = await delivered();
    const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
    const answer = await download(`from=${today}&to=${today}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(await answer.text()).toContain(`"delivered:${invoice}:1"`);
    expect(await (await download('from=2001-01-01&to=2001-01-31')).text()).not.toContain('delivered');
  });

  test.each([
    'from=2026-11-02&to=2026-11-01',
    'from=2026-01-01&to=2026-06-01',
    'from=2026-11-01',
    'from=a&to=b',
  ])('rejects the range %s', async (query) => {
    expect((await download(query)).status).toBe(400);
  });
});
