import { expect, test } from 'vitest';
import { admin, DATABASE, given, inProcess, int, name, ROOT, set, settle } from './testing/in-process.ts';

test('CreateDocument creates a document once, under a new id when none is given', async () => {
  const { table } = inProcess();
  const request = { parent: ROOT, collectionId: 'orders', document: { fields: { n: int(1) } } };
  const created = await table.unary.CreateDocument({ ...request, documentId: 'a' }, admin);
  expect(created).toMatchObject({
    name: name('orders/a'),
    fields: { n: int(1) },
    createTime: created.updateTime,
  });
  const other = await table.unary.CreateDocument(request, admin);
  expect(other.name).toMatch(/\/orders\/[A-Za-z0-9]{20}$/);
  await expect(table.unary.CreateDocument({ ...request, documentId: 'a' }, admin)).rejects.toMatchObject({
    code: 'ALREADY_EXISTS',
  });
});

test.each([
  { collectionId: 'orders/a/lines', documentId: 'l' },
  { collectionId: 'orders', documentId: 'a/lines/l' },
])('CreateDocument rejects the id %j, which contains a slash', async (ids) => {
  const create = inProcess().table.unary.CreateDocument({ parent: ROOT, ...ids }, admin);
  await expect(create).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
});

test('UpdateDocument changes the fields of its mask and returns the whole document', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': { n: int(1), m: int(2) } });
  const document = { name: name('orders/a'), fields: { n: int(9) } };
  const { UpdateDocument } = emulator.table.unary;
  const updated = await UpdateDocument({ document, updateMask: { fieldPaths: ['n', 'x'] } }, admin);
  expect(updated.fields).toEqual({ n: int(9), m: int(2) });
  const missing = { document: { name: name('orders/b') }, currentDocument: { exists: true } };
  await expect(UpdateDocument(missing, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('DeleteDocument deletes a document and succeeds when there is none', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': {} });
  const { DeleteDocument, GetDocument } = emulator.table.unary;
  expect(await DeleteDocument({ name: name('orders/a') }, admin)).toEqual({});
  await expect(GetDocument({ name: name('orders/a') }, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await DeleteDocument({ name: name('orders/a') }, admin)).toEqual({});
});

test('Commit returns one result per write, with the results of transforms', async () => {
  const { table } = inProcess();
  const answer = await table.unary.Commit(
    {
      database: DATABASE,
      writes: [
        {
          ...set('orders/a', {}),
          updateTransforms: [
            { fieldPath: 'n', increment: int(2) },
            { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
          ],
        },
        { delete: name('orders/b') },
      ],
    },
    admin,
  );
  expect(answer.writeResults).toEqual([
    { updateTime: answer.commitTime, transformResults: [int(2), { timestampValue: expect.anything() }] },
    {},
  ]);
});

test('Commit without writes succeeds', async () => {
  const answer = await inProcess().table.unary.Commit({ database: DATABASE }, admin);
  expect(answer).toEqual({ writeResults: [], commitTime: expect.anything() });
});

test('does not apply a commit that waits for a lock when its client disconnects', async () => {
  const emulator = inProcess();
  await given(emulator, { 'orders/a': { n: int(1) } });
  const locking = emulator.database.begin({ retry: emulator.database.begin().id });
  await locking.read(['orders/a' as never]);
  const client = new AbortController();
  const commit = emulator.table.unary.Commit(
    { database: DATABASE, writes: [set('orders/a', { n: int(2) })] },
    { ...admin, signal: client.signal },
  );
  commit.catch(() => undefined);
  await settle();
  client.abort();
  emulator.database.rollback(locking);
  await expect(commit).rejects.toMatchObject({ code: 'CANCELLED' });
  const document = await emulator.table.unary.GetDocument({ name: name('orders/a') }, admin);
  expect(document.fields).toEqual({ n: int(1) });
});

test('BatchWrite applies each write separately, but an unreadable one fails all', async () => {
  const { table } = inProcess();
  const writes = [set('orders/a', {}), { ...set('orders/b', {}), currentDocument: { exists: true } }];
  const answer = await table.unary.BatchWrite({ database: DATABASE, writes }, admin);
  expect(answer.status!.map(({ code }) => code)).toEqual([0, 5]);
  expect(answer.writeResults).toEqual([{ updateTime: expect.anything() }, {}]);
  const { BatchWrite } = table.unary;
  await expect(
    BatchWrite({ database: DATABASE, writes: [set('orders/c', {}), {}] }, admin),
  ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  await expect(
    BatchWrite({ database: DATABASE, writes: [set('orders/c', {}), set('orders/c', {})] }, admin),
  ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  await expect(table.unary.GetDocument({ name: name('orders/c') }, admin)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('rejects a write of a document of another database', async () => {
  const { Commit } = inProcess().table.unary;
  const writes = [{ delete: name('orders/a').replace('demo', 'other') }];
  await expect(Commit({ database: DATABASE, writes }, admin)).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
  });
});

test('bills writes and deletes separately, and nothing for a denied commit', async () => {
  const emulator = inProcess();
  const { Commit } = emulator.table.unary;
  const writes = [set('orders/a', {}), set('orders/b', {}), { delete: name('orders/c') }];
  await Commit({ database: DATABASE, writes }, admin);
  const failing = [{ delete: name('orders/z'), currentDocument: { exists: true } }];
  await expect(Commit({ database: DATABASE, writes: failing }, admin)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(emulator.usage.totals()).toMatchObject({ reads: 0, writes: 2, deletes: 1 });
});
