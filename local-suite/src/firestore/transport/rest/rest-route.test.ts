import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreError } from '../../engine/firestore-error.ts';
import type { CallContext } from '../../rpc/call-context.ts';
import { serveTable } from '../../testing/serve-table.ts';

let server: Awaited<ReturnType<typeof serveTable>>;
let called: { rpc: string; request: object; context: CallContext } | undefined;

beforeAll(async () => {
  const answer = (rpc: string) => async (request: object, context: CallContext) => {
    called = { rpc, request, context };
    if (JSON.stringify(request).includes('absent'))
      throw new FirestoreError('NOT_FOUND', 'Document not found.');
    return {};
  };
  const stream = (rpc: string) =>
    async function* (request: object, context: CallContext) {
      yield* [];
      await answer(rpc)(request, context);
      yield { transaction: Buffer.from('1') };
      yield { transaction: Buffer.from('2') };
      if (JSON.stringify(request).includes('late')) throw new FirestoreError('ABORTED', 'late');
    };
  const unary =
    'GetDocument ListDocuments CreateDocument UpdateDocument DeleteDocument BeginTransaction Commit Rollback';
  const more = 'BatchWrite PartitionQuery ListCollectionIds';
  server = await serveTable({
    unary: Object.fromEntries(`${unary} ${more}`.split(' ').map((rpc) => [rpc, answer(rpc)])),
    serverStream: Object.fromEntries(
      ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery'].map((rpc) => [rpc, stream(rpc)]),
    ),
  });
});
afterAll(() => server.close());

const DOCUMENTS = 'projects/p/databases/(default)/documents';

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  called = undefined;
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { 'content-type': 'text/plain', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: JSON.parse(text || 'null') as unknown };
}

test.each([
  ['GET', '/orders/o1', undefined, 'GetDocument', { name: `${DOCUMENTS}/orders/o1` }],
  [
    'GET',
    '/orders/a%20b?mask.fieldPaths=x&mask.fieldPaths=y',
    undefined,
    'GetDocument',
    { name: `${DOCUMENTS}/orders/a b`, mask: { fieldPaths: ['x', 'y'] } },
  ],
  ['GET', '/orders/with:colon', undefined, 'GetDocument', { name: `${DOCUMENTS}/orders/with:colon` }],
  [
    'GET',
    '/orders?pageSize=3&pageToken=t&orderBy=a%20desc&showMissing=true',
    undefined,
    'ListDocuments',
    {
      parent: DOCUMENTS,
      collectionId: 'orders',
      pageSize: 3,
      pageToken: 't',
      orderBy: 'a desc',
      showMissing: true,
    },
  ],
  [
    'GET',
    '/orders/o1/lines?page_size=3',
    undefined,
    'ListDocuments',
    { parent: `${DOCUMENTS}/orders/o1`, collectionId: 'lines', pageSize: 3 },
  ],
  [
    'POST',
    '/orders?documentId=o1',
    { fields: { a: { integerValue: '1' } } },
    'CreateDocument',
    {
      parent: DOCUMENTS,
      collectionId: 'orders',
      documentId: 'o1',
      document: { fields: { a: { integerValue: '1' } } },
    },
  ],
  [
    'PATCH',
    '/orders/o1?updateMask.fieldPaths=a&currentDocument.exists=true',
    { name: 'other', fields: {} },
    'UpdateDocument',
    {
      document: { name: `${DOCUMENTS}/orders/o1`, fields: {} },
      updateMask: { fieldPaths: ['a'] },
      currentDocument: { exists: true },
    },
  ],
  [
    'DELETE',
    '/orders/o1?currentDocument.updateTime=2024-01-01T00:00:00Z',
    undefined,
    'DeleteDocument',
    { name: `${DOCUMENTS}/orders/o1`, currentDocument: { updateTime: { seconds: '1704067200', nanos: 0 } } },
  ],
  ['POST', ':beginTransaction', {}, 'BeginTransaction', { database: 'projects/p/databases/(default)' }],
  [
    'POST',
    ':commit?key=k',
    { writes: [{ delete: 'n' }] },
    'Commit',
    { database: 'projects/p/databases/(default)', writes: [{ delete: 'n' }] },
  ],
  [
    'POST',
    ':rollback',
    { transaction: 'AQ==' },
    'Rollback',
    { database: 'projects/p/databases/(default)', transaction: Buffer.from([1]) },
  ],
  ['POST', ':batchWrite', {}, 'BatchWrite', { database: 'projects/p/databases/(default)' }],
  [
    'POST',
    ':batchGet',
    { documents: ['n'] },
    'BatchGetDocuments',
    { database: 'projects/p/databases/(default)', documents: ['n'] },
  ],
  [
    'POST',
    ':runQuery',
    { structuredQuery: { limit: 2 } },
    'RunQuery',
    { parent: DOCUMENTS, structuredQuery: { limit: { value: 2 } } },
  ],
  ['POST', '/orders/o1:runQuery', {}, 'RunQuery', { parent: `${DOCUMENTS}/orders/o1` }],
  ['POST', ':runAggregationQuery', {}, 'RunAggregationQuery', { parent: DOCUMENTS }],
  [
    'POST',
    ':partitionQuery',
    { partitionCount: '3' },
    'PartitionQuery',
    { parent: DOCUMENTS, partitionCount: '3' },
  ],
  ['POST', '/orders/o1:listCollectionIds', '', 'ListCollectionIds', { parent: `${DOCUMENTS}/orders/o1` }],
])('maps %s %s, with %j, to %s', async (method, path, body, rpc, request) => {
  const { status } = await send(method, `/v1/${DOCUMENTS}${path}`, body);
  expect(called?.rpc).toBe(rpc);
  expect(called?.request).toEqual(request);
  expect(status).toBe(200);
});

test('accepts a percent-encoded database and v1beta1', async () => {
  await send('GET', '/v1beta1/projects/p/databases/%28default%29/documents/orders/o1');
  expect(called?.request).toEqual({ name: `${DOCUMENTS}/orders/o1` });
});

test('answers a streaming verb with a list, whose last element is a late error, or whose only one is an early error', async () => {
  const good = await send('POST', `/v1/${DOCUMENTS}:runQuery`, {});
  expect(good.json).toEqual([{ transaction: 'MQ==' }, { transaction: 'Mg==' }]);
  const late = await send('POST', `/v1/${DOCUMENTS}:batchGet`, { documents: ['late'] });
  expect(late.json).toEqual([
    ...(good.json as object[]),
    { error: { code: 409, message: 'late', status: 'ABORTED' } },
  ]);
  const early = await send('POST', `/v1/${DOCUMENTS}:batchGet`, { documents: ['absent'] });
  expect(early).toEqual({
    status: 404,
    json: [{ error: { code: 404, message: 'Document not found.', status: 'NOT_FOUND' } }],
  });
});

test('answers errors with status, code, message and canonical name', async () => {
  expect(await send('GET', `/v1/${DOCUMENTS}/orders/absent`)).toEqual({
    status: 404,
    json: { error: { code: 404, message: 'Document not found.', status: 'NOT_FOUND' } },
  });
});

test.each([
  ['broken JSON', 'POST', ':commit', '{"writes":', 400],
  ['a JSON list', 'POST', ':commit', '[]', 400],
  ['an unknown field', 'POST', ':commit', '{"write":[]}', 400],
  ['an unknown parameter', 'GET', '/orders/o1?colour=red', undefined, 400],
  ['a parameter that is not a boolean', 'GET', '/orders?showMissing=maybe', undefined, 400],
  ['a broken escape', 'GET', '/orders/%zz', undefined, 400],
  ['an encoded slash', 'GET', '/orders/a%2Fb', undefined, 400],
  ['a collection where a document belongs', 'DELETE', '/orders', undefined, 404],
  ['a verb of another resource', 'POST', '/orders:runQuery', '{}', 404],
  ['a pipeline', 'POST', ':executePipeline', '{}', 400],
])('rejects %s', async (_, method, path, body, status) => {
  const answer = await send(method, `/v1/${DOCUMENTS}${path}`, body);
  expect(answer.status).toBe(status);
  expect(answer.json).toMatchObject({ error: { code: status } });
  expect(called).toBeUndefined();
});

test('rejects a body above 16 MiB with a message and keeps the connection', async () => {
  const answer = await send('POST', `/v1/${DOCUMENTS}:commit`, ' '.repeat(16 * 1024 * 1024 + 1));
  expect(answer).toMatchObject({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
});

test('reads the caller from the Authorization header', async () => {
  await send('GET', `/v1/${DOCUMENTS}/orders/o1`, undefined, { authorization: 'Bearer owner' });
  expect(called?.context.caller.kind).toBe('admin');
  expect(
    (await send('GET', `/v1/${DOCUMENTS}/orders/o1`, undefined, { authorization: 'Bearer x' })).status,
  ).toBe(400);
});

test('answers preflights with what was requested, names the origin in responses, and grants other origins nothing', async () => {
  const url = `http://127.0.0.1:${server.port}/v1/${DOCUMENTS}:commit`;
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:5000',
      'access-control-request-headers': 'authorization,x-goog-api-client',
      'access-control-request-private-network': 'true',
    },
  });
  expect([preflight.status, await preflight.text()]).toEqual([200, '']);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': 'http://localhost:5000',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
    'access-control-allow-headers': 'authorization,x-goog-api-client',
    'access-control-allow-private-network': 'true',
  });
  const answer = await fetch(url, { method: 'POST', body: '{', headers: { origin: 'http://a.test' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://a.test');
  const plain = await fetch(url, { method: 'POST', body: '{}' });
  expect(plain.headers.get('access-control-allow-origin')).toBeNull();
});
