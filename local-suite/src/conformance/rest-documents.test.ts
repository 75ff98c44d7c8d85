import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
  }
}
`;

let emulator: StartedEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ rules: RULES });
});
afterAll(async () => {
  expect(await emulator.stop()).toBe(0);
});

const DATABASE = 'projects/demo-nargisus/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;

/** Sends bare HTTP, as curl and the Storage runtime's bridge do. */
async function send(method: string, path: string, body?: unknown, as: 'owner' | 'anonymous' = 'owner') {
  const response = await fetch(`http://127.0.0.1:${emulator.port}/v1/${path}`, {
    method,
    headers: as === 'owner' ? { authorization: 'Bearer owner' } : {},
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

test('creates, reads, patches under a mask, lists and deletes a document', async () => {
  const created = await send('POST', `${DOCUMENTS}/open?documentId=d1`, {
    fields: { a: { integerValue: '1' }, b: { nullValue: null }, c: { doubleValue: 'NaN' } },
  });
  expect(created).toMatchObject({
    status: 200,
    json: {
      name: `${DOCUMENTS}/open/d1`,
      fields: { a: { integerValue: '1' }, b: { nullValue: null }, c: { doubleValue: 'NaN' } },
    },
  });
  expect(await send('POST', `${DOCUMENTS}/open?documentId=d1`, {})).toMatchObject({
    status: 409,
    json: { error: { code: 409, status: 'ALREADY_EXISTS' } },
  });
  const patched = await send('PATCH', `${DOCUMENTS}/open/d1?updateMask.fieldPaths=a`, {
    fields: { a: { stringValue: 'পাঞ্জাবি' }, b: { booleanValue: true } },
  });
  expect(patched.json['fields']).toEqual({
    a: { stringValue: 'পাঞ্জাবি' },
    b: { nullValue: null },
    c: { doubleValue: 'NaN' },
  });
  const masked = await send('GET', `${DOCUMENTS}/open/d1?mask.fieldPaths=a`);
  expect(masked.json['fields']).toEqual({ a: { stringValue: 'পাঞ্জাবি' } });
  const list = await send('GET', `${DOCUMENTS}/open?pageSize=10`);
  expect(list.json).toMatchObject({ documents: [{ name: `${DOCUMENTS}/open/d1` }] });
  expect(await send('DELETE', `${DOCUMENTS}/open/d1`)).toEqual({ status: 200, json: {} });
  expect(await send('GET', `${DOCUMENTS}/open/d1`)).toMatchObject({
    status: 404,
    json: { error: { code: 404, status: 'NOT_FOUND' } },
  });
});

test('answers queries, aggregations and batch reads with lists', async () => {
  const writes = [1, 2, 3].map((n) => ({
    update: { name: `${DOCUMENTS}/open/q${n}`, fields: { n: { integerValue: n } } },
  }));
  expect((await send('POST', `${DOCUMENTS}:commit`, { writes })).json).toMatchObject({
    writeResults: [{}, {}, {}],
  });
  const structuredQuery = {
    from: [{ collectionId: 'open' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '1' } } },
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    limit: 5,
  };
  const query = await send('POST', `${DOCUMENTS}:runQuery`, { structuredQuery });
  expect(query.json).toMatchObject([
    { document: { name: `${DOCUMENTS}/open/q3` } },
    { document: { name: `${DOCUMENTS}/open/q2` } },
  ]);
  const count = await send('POST', `${DOCUMENTS}:runAggregationQuery`, {
    structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
  });
  expect(count.json).toMatchObject([{ result: { aggregateFields: { n: { integerValue: '2' } } } }]);
  const batch = await send('POST', `${DOCUMENTS}:batchGet`, {
    documents: [`${DOCUMENTS}/open/q1`, `${DOCUMENTS}/open/none`],
  });
  expect(batch.json).toMatchObject([
    { found: { name: `${DOCUMENTS}/open/q1` } },
    { missing: `${DOCUMENTS}/open/none` },
  ]);
});

test('begins a transaction, reads, commits once, and rejects its id afterwards', async () => {
  const begun = await send('POST', `${DOCUMENTS}:beginTransaction`, {});
  const { transaction } = begun.json;
  await send('GET', `${DOCUMENTS}/open/q1?transaction=${encodeURIComponent(String(transaction))}`);
  const writes = [{ update: { name: `${DOCUMENTS}/open/q1`, fields: { n: { integerValue: '10' } } } }];
  expect((await send('POST', `${DOCUMENTS}:commit`, { transaction, writes })).status).toBe(200);
  expect(await send('POST', `${DOCUMENTS}:commit`, { transaction, writes })).toMatchObject({
    status: 409,
    json: { error: { code: 409, status: 'ABORTED' } },
  });
});

test('denies unauthenticated callers outside the rules, and always on metadata', async () => {
  expect((await send('GET', `${DOCUMENTS}/open/q1`, undefined, 'anonymous')).status).toBe(200);
  expect(await send('GET', `${DOCUMENTS}/closed/x`, undefined, 'anonymous')).toMatchObject({
    status: 403,
    json: { error: { status: 'PERMISSION_DENIED' } },
  });
  expect(await send('POST', `${DOCUMENTS}:listCollectionIds`, {}, 'anonymous')).toMatchObject({
    status: 403,
    json: { error: { message: 'Metadata operations require admin authentication.' } },
  });
  expect((await send('POST', `${DOCUMENTS}:listCollectionIds`, {})).json).toEqual({
    collectionIds: ['open'],
  });
});

test('clears documents, counts usage and reports rule coverage through the control plane', async () => {
  const base = `http://127.0.0.1:${emulator.port}`;
  const control = (method: string, path: string) => fetch(`${base}${path}`, { method });
  await control('DELETE', '/emulator/v1/usage');
  await send('GET', `${DOCUMENTS}/open/q1`, undefined, 'anonymous');
  await send('GET', `${DOCUMENTS}/open/q2`, undefined, 'anonymous');
  const usage = (await (await control('GET', '/emulator/v1/usage')).json()) as object;
  expect(usage).toMatchObject({ reads: 2, writes: 0, deletes: 0 });
  expect(await (await control('GET', '/emulator/v1/projects/demo-nargisus/usage')).json()).toEqual(usage);
  expect(await (await control('GET', '/emulator/v1/projects/other/usage')).json()).toMatchObject({
    reads: 0,
  });
  const coverage = await control('GET', '/emulator/v1/projects/demo-nargisus:ruleCoverage');
  const { report } = (await coverage.json()) as { report: { sourcePosition: { line: number } }[] };
  expect(report.map(({ sourcePosition }) => sourcePosition.line)).toContain(4);
  const page = await control('GET', '/emulator/v1/projects/demo-nargisus:ruleCoverage.html');
  expect(await page.text()).toContain('<td>L4:');
  const cleared = await control('DELETE', `/emulator/v1/${DOCUMENTS}`);
  expect([cleared.status, await cleared.text()]).toEqual([200, '{\n}\n']);
  expect((await send('GET', `${DOCUMENTS}/open/q1`)).status).toBe(404);
  expect(await (await control('POST', '/reset')).text()).toBe('Resetting...\n');
  expect((await control('GET', '/nothing')).status).toBe(404);
});

test('answers POST /shutdown, then exits with 0', async () => {
  const own = await startEmulator();
  const answer = await fetch(`http://127.0.0.1:${own.port}/shutdown`, { method: 'POST' });
  expect(await answer.text()).toBe('Shutting down...\n');
  expect(await own.stop()).toBe(0);
});
