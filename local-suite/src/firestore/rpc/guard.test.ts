import { describe, expect, test } from 'vitest';
import type { WireQuery, WireWrite } from '../wire/wire-messages.ts';
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
  user,
} from './testing/in-process.ts';

const wrap = (body: string) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${body}
} }`;

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );
}

/** Creates a database with a few documents and these rules. */
async function shop(rules: string) {
  const emulator = inProcess(wrap(rules));
  await given(emulator, {
    'orders/mine': { owner: text('rahim'), n: int(1) },
    'members/rahim': { level: int(3) },
  });
  const commit = (as: Parameters<typeof emulator.table.unary.Commit>[1], ...writes: WireWrite[]) =>
    outcome(emulator.table.unary.Commit({ database: DATABASE, writes }, as));
  const get = (as: Parameters<typeof emulator.table.unary.GetDocument>[1], path: string) =>
    outcome(emulator.table.unary.GetDocument({ name: name(path) }, as));
  const list = (as: Parameters<typeof emulator.table.unary.Commit>[1], structuredQuery: WireQuery) =>
    outcome(all(emulator.table.serverStream.RunQuery({ parent: ROOT, structuredQuery }, as)));
  return { emulator, commit, get, list };
}

const rahim = user('rahim');

describe('derives the operation from the write and the stored document', () => {
  test.each<[string, WireWrite, string]>([
    ['create', set('orders/new', {}), 'allowed'],
    ['create', set('orders/mine', {}), 'PERMISSION_DENIED'],
    ['update', set('orders/mine', {}), 'allowed'],
    ['update', set('orders/new', {}), 'PERMISSION_DENIED'],
    ['update', { transform: { document: name('orders/mine'), fieldTransforms: [] } }, 'allowed'],
    ['delete', { delete: name('orders/mine') }, 'allowed'],
    ['delete', set('orders/mine', {}), 'PERMISSION_DENIED'],
    ['get', { verify: name('orders/mine'), currentDocument: { exists: true } }, 'allowed'],
    ['write', { verify: name('orders/mine'), currentDocument: { exists: true } }, 'PERMISSION_DENIED'],
  ])('allow %s: %j is %s', async (operation, write, expected) => {
    const { commit } = await shop(`match /orders/{id} { allow ${operation}; }`);
    expect(await commit(rahim, write)).toBe(expected);
  });

  test("treats a second write of a document as an update of the first one's result", async () => {
    const { commit } = await shop(
      'match /orders/{id} { allow create: if request.resource.data.n == 1; allow update: if resource.data.n == 1; }',
    );
    expect(await commit(rahim, set('orders/new', { n: int(1) }), set('orders/new', { n: int(2) }))).toBe(
      'allowed',
    );
  });
});

test('sets request.resource to the document after the write, transforms included', async () => {
  const { commit } = await shop(`match /orders/{id} {
    allow update: if request.resource.data.n == 3 && request.resource.data.owner == resource.data.owner
      && request.resource.data.at == request.time && request.resource.id == 'mine';
  }`);
  const write: WireWrite = {
    update: { name: name('orders/mine') },
    updateMask: {},
    updateTransforms: [
      { fieldPath: 'n', increment: int(2) },
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    ],
  };
  expect(await commit(rahim, write)).toBe('allowed');
  expect(await commit(rahim, { ...write, updateTransforms: [{ fieldPath: 'n', increment: int(1) }] })).toBe(
    'PERMISSION_DENIED',
  );
});

test('checks the rules before preconditions, so that a denied caller learns nothing', async () => {
  const { commit } = await shop('match /orders/{id} { allow write: if request.auth != null; }');
  const create: WireWrite = { ...set('orders/mine', {}), currentDocument: { exists: false } };
  expect(await commit(anonymous, create)).toBe('PERMISSION_DENIED');
  expect(await commit(rahim, create)).toBe('ALREADY_EXISTS');
});

test('changes nothing for a denied commit', async () => {
  const { commit, emulator } = await shop("match /orders/{id} { allow create: if id != 'b'; }");
  expect(await commit(rahim, set('orders/a', {}), set('orders/b', {}))).toBe('PERMISSION_DENIED');
  await expect(emulator.table.unary.GetDocument({ name: name('orders/a') }, admin)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('shows the whole commit to getAfter and none of it to get', async () => {
  const { commit } = await shop(`match /orders/{id} {
    allow update: if getAfter(/databases/$(database)/documents/members/rahim).data.level == 4
      && get(/databases/$(database)/documents/members/rahim).data.level == 3;
  }
  match /members/{id} { allow update; }`);
  expect(await commit(rahim, set('orders/mine', {}))).toBe('PERMISSION_DENIED');
  expect(await commit(rahim, set('orders/mine', {}), set('members/rahim', { level: int(4) }))).toBe(
    'allowed',
  );
});

test('shares 20 look-ups in a batch, where the same document costs one', async () => {
  const same = 'exists(/databases/$(database)/documents/members/rahim)';
  const own = 'exists(/databases/$(database)/documents/members/$(id)) || true';
  const distinct = await shop(
    `match /orders/{id} { allow create: if !exists(/databases/$(database)/documents/members/$(id)); }`,
  );
  const many = (count: number) => Array.from({ length: count }, (_, n) => set(`orders/o${n}`, {}));
  expect(await distinct.commit(rahim, ...many(21))).toBe('PERMISSION_DENIED');
  expect(await distinct.commit(rahim, ...many(20))).toBe('allowed');
  expect(
    await (await shop(`match /orders/{id} { allow create: if ${same}; }`)).commit(rahim, ...many(60)),
  ).toBe('allowed');
  expect(
    await (await shop(`match /orders/{id} { allow create: if ${own}; }`)).commit(rahim, ...many(60)),
  ).toBe('allowed');
});

test('bills the documents that the rules look up, once each', async () => {
  const { emulator, get } = await shop(`match /orders/{id} {
    allow read: if get(/databases/$(database)/documents/members/rahim).data.level > 2
      && exists(/databases/$(database)/documents/members/rahim)
      && !exists(/databases/$(database)/documents/members/karim);
  }`);
  emulator.usage.reset();
  expect(await get(rahim, 'orders/mine')).toBe('allowed');
  expect(emulator.usage.totals().byCaller['rahim']).toEqual({ reads: 3, writes: 0, deletes: 0 });
});

describe('requires the query to prove a list', () => {
  const equal = (fieldPath: string, value: string): WireQuery => ({
    from: [{ collectionId: 'orders' }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: text(value) } },
  });
  test.each<[string, string, WireQuery, string]>([
    ['the owner is asked for', 'resource.data.owner == request.auth.uid', equal('owner', 'rahim'), 'allowed'],
    [
      'another owner is',
      'resource.data.owner == request.auth.uid',
      equal('owner', 'karim'),
      'PERMISSION_DENIED',
    ],
    [
      'nothing is asked',
      'resource.data.owner == request.auth.uid',
      { from: [{ collectionId: 'orders' }] },
      'PERMISSION_DENIED',
    ],
    ['a nested field', 'resource.data.a.b == "x"', equal('a.b', 'x'), 'allowed'],
    [
      'a limit is set',
      'request.query.limit <= 5',
      { from: [{ collectionId: 'orders' }], limit: { value: 5 } },
      'allowed',
    ],
    [
      'a limit is missing',
      'request.query.limit <= 5',
      { from: [{ collectionId: 'orders' }] },
      'PERMISSION_DENIED',
    ],
    [
      'an order is given',
      "request.query.orderBy.n == 'DESC'",
      {
        from: [{ collectionId: 'orders' }],
        orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
      },
      'allowed',
    ],
    [
      'a group needs a rule for groups',
      'true',
      { from: [{ collectionId: 'orders', allDescendants: true }] },
      'PERMISSION_DENIED',
    ],
    [
      'every collection at once is for admins',
      'true',
      { from: [{ allDescendants: true }] },
      'PERMISSION_DENIED',
    ],
  ])('%s: %s', async (_case, condition, query, expected) => {
    const { list } = await shop(`match /orders/{id} { allow list: if ${condition}; }`);
    expect(await list(rahim, query)).toBe(expected);
  });

  test('treats aggregations and ListDocuments as lists', async () => {
    const { emulator } = await shop('match /orders/{id} { allow get; }');
    const aggregation = {
      structuredQuery: { from: [{ collectionId: 'orders' }] },
      aggregations: [{ count: {} }],
    };
    const { serverStream, unary } = emulator.table;
    const count = serverStream.RunAggregationQuery(
      { parent: ROOT, structuredAggregationQuery: aggregation },
      rahim,
    );
    expect(await outcome(all(count))).toBe('PERMISSION_DENIED');
    expect(await outcome(unary.ListDocuments({ parent: ROOT, collectionId: 'orders' }, rahim))).toBe(
      'PERMISSION_DENIED',
    );
  });
});

test('reads a missing document when the rules allow it', async () => {
  const { get } = await shop('match /orders/{id} { allow get: if resource == null || resource.data.open; }');
  expect(await get(rahim, 'orders/none')).toBe('NOT_FOUND');
  expect(await get(rahim, 'orders/mine')).toBe('PERMISSION_DENIED');
});

test('keeps no lock after a denied read in a transaction', async () => {
  const { emulator, commit } = await shop('match /orders/{id} { allow write; }');
  const { BatchGetDocuments } = emulator.table.serverStream;
  const retry = emulator.database.begin().id;
  const read = BatchGetDocuments(
    {
      database: DATABASE,
      documents: [name('orders/mine')],
      newTransaction: { readWrite: { retryTransaction: retry } },
    },
    rahim,
  );
  expect(await outcome(all(read))).toBe('PERMISSION_DENIED');
  expect(await commit(rahim, set('orders/mine', {}))).toBe('allowed');
});

describe('rules of a project', () => {
  const broken = 'service cloud.firestore {';

  test('allow everything when absent, and deny everything while broken', async () => {
    const emulator = inProcess();
    const get = () => outcome(emulator.table.unary.GetDocument({ name: name('orders/none') }, anonymous));
    expect(await get()).toBe('NOT_FOUND');
    expect(emulator.rules.load('*', broken, 'firestore.rules').ok).toBe(false);
    expect(await get()).toBe('PERMISSION_DENIED');
    emulator.rules.load('*', wrap('match /orders/{id} { allow get; }'), 'firestore.rules');
    expect(await get()).toBe('NOT_FOUND');
  });

  test('stay in force when a broken source is loaded, and are separate per project', async () => {
    const emulator = inProcess(wrap('match /orders/{id} { allow get; }'));
    const get = () => outcome(emulator.table.unary.GetDocument({ name: name('orders/none') }, anonymous));
    expect(emulator.rules.load('demo', broken, 'firestore.rules').issues).not.toEqual([]);
    expect(await get()).toBe('NOT_FOUND');
    emulator.rules.load('*', wrap(''), 'firestore.rules');
    expect(await get()).toBe('NOT_FOUND');
    emulator.rules.load('demo', wrap(''), 'firestore.rules');
    expect(await get()).toBe('PERMISSION_DENIED');
  });

  test('do not apply to admins', async () => {
    const { commit, get } = await shop('');
    expect(await get(admin, 'orders/mine')).toBe('allowed');
    expect(await commit(admin, set('orders/mine', {}))).toBe('allowed');
  });
});
