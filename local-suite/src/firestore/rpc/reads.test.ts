import { expect, test } from 'vitest';
import { key } from '../engine/testing/builders.ts';
import { timestampFromWire } from '../wire/timestamp.ts';
import {
  admin,
  all,
  anonymous,
  DATABASE,
  given,
  inProcess,
  int,
  name,
  ROOT,
  set,
  text,
} from './testing/in-process.ts';

const orders = { from: [{ collectionId: 'orders' }] };

test('GetDocument returns the document, the fields of its mask only, or NOT_FOUND', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': { n: int(1), m: int(2) } });
  const { GetDocument } = emulator.table.unary;
  expect((await GetDocument({ name: name('orders/a') }, admin)).fields).toEqual({ n: int(1), m: int(2) });
  const masked = await GetDocument({ name: name('orders/a'), mask: { fieldPaths: ['m', 'x.y'] } }, admin);
  expect(masked.fields).toEqual({ m: int(2) });
  await expect(GetDocument({ name: name('orders/b') }, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(GetDocument({}, admin)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
});

test('BatchGetDocuments returns each distinct name once, with a read time', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': {} });
  const documents = ['orders/b', 'orders/a', 'orders/b'].map(name);
  const answers = await all(
    emulator.table.serverStream.BatchGetDocuments({ database: DATABASE, documents }, admin),
  );
  expect(answers.map(({ found, missing }) => found?.name ?? missing)).toEqual([
    name('orders/b'),
    name('orders/a'),
  ]);
  expect(answers.every(({ readTime }) => readTime?.seconds !== undefined)).toBe(true);
});

test('BatchGetDocuments rejects documents of another database', async () => {
  const stream = inProcess().table.serverStream.BatchGetDocuments(
    { database: 'projects/other/databases/(default)', documents: [name('orders/a')] },
    admin,
  );
  await expect(all(stream)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
});

test('announces a transaction begun by a read in the first message, and keeps it for the next read', async () => {
  const { table } = inProcess();
  const [first, second] = await all(
    table.serverStream.BatchGetDocuments(
      { database: DATABASE, documents: [name('orders/a')], newTransaction: { readWrite: {} } },
      admin,
    ),
  );
  expect(first).toEqual({ transaction: expect.anything() });
  expect(second?.missing).toBe(name('orders/a'));
  const { transaction } = first!;
  const again = await all(
    table.serverStream.RunQuery({ parent: ROOT, structuredQuery: orders, transaction }, admin),
  );
  expect(again).toEqual([{ readTime: expect.anything(), done: true }]);
  await table.unary.Rollback({ database: DATABASE, transaction }, admin);
  const after = table.serverStream.RunQuery({ parent: ROOT, structuredQuery: orders, transaction }, admin);
  await expect(all(after)).rejects.toMatchObject({ code: 'ABORTED' });
});

test.each(['before its read has its lock', 'in the middle of the answer'])(
  'leaves no locked transaction behind when a client goes %s',
  async (when) => {
    const { table, database } = inProcess();
    const locking = () => {
      const first = database.begin();
      database.rollback(first);
      return database.begin({ retry: first.id });
    };
    const holder = locking();
    await holder.read([key('orders/a')]);
    const gone = new AbortController();
    const newTransaction = { readWrite: { retryTransaction: holder.id } };
    const request = { database: DATABASE, documents: [name('orders/a')], newTransaction };
    const stream = table.serverStream.BatchGetDocuments(request, { ...admin, signal: gone.signal });
    const reading = stream[Symbol.asyncIterator]();
    const announced = reading.next();
    if (when === 'in the middle of the answer') database.rollback(holder);
    else gone.abort();
    await announced.catch(() => {});
    gone.abort();
    database.rollback(holder);
    const next = locking();
    await expect(next.read([key('orders/a')])).resolves.toEqual([undefined]);
    database.rollback(next);
  },
);
test("reads the snapshot of a transaction's beginning, read time included", async () => {
  const { table } = inProcess();
  const read = { database: DATABASE, documents: [name('orders/a')] };
  const { BatchGetDocuments } = table.serverStream;
  const [begun] = await all(BatchGetDocuments({ ...read, newTransaction: { readWrite: {} } }, admin));
  const { commitTime } = await table.unary.Commit(
    { database: DATABASE, writes: [set('orders/a', {})] },
    admin,
  );
  const [again] = await all(BatchGetDocuments({ ...read, transaction: begun!.transaction }, admin));
  expect(again!.missing).toBe(name('orders/a'));
  expect(timestampFromWire(again!.readTime!)).toBeLessThan(timestampFromWire(commitTime!));
});

test('rejects an unknown transaction as an invalid argument', async () => {
  const { unary } = inProcess().table;
  const commit = unary.Commit({ database: DATABASE, transaction: Buffer.from('nonsense') }, admin);
  await expect(commit).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
});

test('RunQuery without results returns a read time', async () => {
  const answers = await all(
    inProcess().table.serverStream.RunQuery({ parent: ROOT, structuredQuery: orders }, admin),
  );
  expect(answers).toEqual([{ readTime: expect.anything(), done: true }]);
});

test('RunQuery returns the number of skipped results and marks the last response', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': {}, 'orders/b': {}, 'orders/c': {} });
  const structuredQuery = { ...orders, offset: 1 };
  const answers = await all(emulator.table.serverStream.RunQuery({ parent: ROOT, structuredQuery }, admin));
  expect(answers.map(({ document }) => document?.name)).toEqual([name('orders/b'), name('orders/c')]);
  expect(answers.map(({ skippedResults, done }) => [skippedResults, done])).toEqual([
    [1, undefined],
    [undefined, true],
  ]);
});

test('reads the past at a past time and rejects a future one', async () => {
  const emulator = inProcess();
  const { commitTime } = await emulator.table.unary.Commit(
    { database: DATABASE, writes: [set('orders/a', { n: int(1) })] },
    admin,
  );
  await given(emulator, { 'orders/a': { n: int(2) } });
  const past = await emulator.table.unary.GetDocument(
    { name: name('orders/a'), readTime: commitTime },
    admin,
  );
  expect(past.fields).toEqual({ n: int(1) });
  const future = { seconds: String(Number(commitTime!.seconds) + 3600) };
  await expect(
    emulator.table.unary.GetDocument({ name: name('orders/a'), readTime: future }, admin),
  ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
});

test('RunAggregationQuery responds once, with its transaction', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': { n: int(1) }, 'orders/b': { n: int(2) } });
  const structuredAggregationQuery = {
    structuredQuery: orders,
    aggregations: [{ count: {} }, { alias: 'sum', sum: { field: { fieldPath: 'n' } } }],
  };
  const answers = await all(
    emulator.table.serverStream.RunAggregationQuery(
      { parent: ROOT, structuredAggregationQuery, newTransaction: {} },
      admin,
    ),
  );
  expect(answers).toEqual([
    {
      result: { aggregateFields: { field_1: int(2), sum: int(3) } },
      readTime: expect.anything(),
      transaction: expect.anything(),
    },
  ]);
});

test('ListDocuments returns pages in the requested order', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': { n: int(2) }, 'orders/b': { n: int(3) }, 'orders/c': { n: int(1) } });
  const { ListDocuments } = emulator.table.unary;
  const request = { parent: ROOT, collectionId: 'orders', pageSize: 2, orderBy: 'n desc' };
  const first = await ListDocuments(request, admin);
  expect(first.documents!.map((one) => one.name)).toEqual([name('orders/b'), name('orders/a')]);
  const second = await ListDocuments({ ...request, pageToken: first.nextPageToken }, admin);
  expect(second.documents!.map((one) => one.name)).toEqual([name('orders/c')]);
  expect(second.nextPageToken).toBeUndefined();
});

test('ListCollectionIds returns pages', async () => {
  const emulator = inProcess();
  await given(emulator, { 'a/1': {}, 'b/1': {}, 'c/1/d/1': {} });
  const { ListCollectionIds } = emulator.table.unary;
  const first = await ListCollectionIds({ parent: ROOT, pageSize: 2 }, admin);
  expect(first.collectionIds).toEqual(['a', 'b']);
  const rest = await ListCollectionIds({ parent: ROOT, pageToken: first.nextPageToken }, admin);
  expect(rest).toEqual({ collectionIds: ['c'] });
});

test('allows listing document and collection names to admins only', async () => {
  const { unary } = inProcess().table;
  const message = 'Metadata operations require admin authentication.';
  const denied = { code: 'PERMISSION_DENIED', message };
  await expect(unary.ListCollectionIds({ parent: ROOT }, anonymous)).rejects.toMatchObject(denied);
  await expect(unary.BatchWrite({ database: DATABASE }, anonymous)).rejects.toMatchObject(denied);
  await expect(unary.PartitionQuery({ parent: ROOT, partitionCount: '2' }, anonymous)).rejects.toMatchObject(
    denied,
  );
});

test('rejects pipelines in the words of the cloud', async () => {
  const stream = inProcess().table.serverStream.ExecutePipeline({}, admin);
  await expect(all(stream)).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    message: 'ExecutePipeline requires the Database Edition to be `enterprise`.',
  });
});

test('bills documents found and missing, results, and at least one read', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': { s: text('x') }, 'orders/b': {} });
  const { serverStream, unary } = emulator.table;
  emulator.usage.reset();
  await unary.GetDocument({ name: name('orders/a') }, admin);
  await all(
    serverStream.BatchGetDocuments(
      { database: DATABASE, documents: [name('orders/a'), name('orders/z')] },
      admin,
    ),
  );
  await all(serverStream.RunQuery({ parent: ROOT, structuredQuery: orders }, admin));
  await all(
    serverStream.RunQuery({ parent: ROOT, structuredQuery: { from: [{ collectionId: 'none' }] } }, admin),
  );
  const { byRpc } = emulator.usage.totals('demo');
  expect(byRpc).toMatchObject({
    GetDocument: { reads: 1 },
    BatchGetDocuments: { reads: 2 },
    RunQuery: { reads: 3 },
  });
});
