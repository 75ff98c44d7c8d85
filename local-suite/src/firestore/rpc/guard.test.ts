import { describe, expect, test } from 'vitest';
import type { WireWrite } from '../wire/wire-messages.ts';
import { admin, all, anonymous, DATABASE, inProcess, int, name, set, user } from './testing/in-process.ts';
import { outcome, shop, wrap } from './testing/guarded-shop.ts';

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
