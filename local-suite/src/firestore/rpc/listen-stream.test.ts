import { afterEach, expect, test, vi } from 'vitest';
import type { ListenResponse, WireTarget } from '../wire/wire-messages.ts';
import {
  admin,
  anonymous,
  DATABASE,
  given,
  inProcess,
  int,
  name,
  open,
  ROOT,
  set,
  settle,
  text,
  user,
  type InProcess,
} from './testing/in-process.ts';

afterEach(() => {
  vi.useRealTimers();
});

const orders = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'orders' }] } };

function listening(emulator: InProcess = inProcess(), as = admin) {
  const stream = open(emulator.table.bidi.Listen, as);
  const add = (addTarget: WireTarget) => stream.session.receive({ database: DATABASE, addTarget });
  return { emulator, ...stream, add };
}

/** Summarizes a message: `ADD 2`, `change orders/a 2`, `NO_CHANGE`. */
function summarize(message: ListenResponse): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = message;
  const short = (full?: string | null) => full!.slice(ROOT.length + 1);
  const minus = (ids?: number[] | null) => (ids ?? []).map((id) => `-${id}`);
  if (targetChange) {
    const cause = targetChange.cause ? [`code ${targetChange.cause.code}`] : [];
    return [targetChange.targetChangeType, ...targetChange.targetIds!, ...cause].join(' ');
  }
  if (documentChange) {
    const { document, targetIds, removedTargetIds } = documentChange;
    return ['change', short(document!.name), ...(targetIds ?? []), ...minus(removedTargetIds)].join(' ');
  }
  const gone = documentDelete ?? documentRemove;
  if (gone) {
    return [documentDelete ? 'delete' : 'remove', short(gone.document), ...minus(gone.removedTargetIds)].join(
      ' ',
    );
  }
  return `filter ${filter!.targetId} ${filter!.count}`;
}

const readTimes = (sent: ListenResponse[]) =>
  sent
    .map(({ targetChange }) => targetChange?.readTime)
    .filter((time) => time !== undefined && time !== null)
    .map((time) => BigInt(String(time.seconds)) * 1_000_000_000n + BigInt(time.nanos!));

test('sends ADD, the documents, CURRENT and a global snapshot for a query target', async () => {
  const { emulator, sent, add } = listening();
  await given(emulator, { 'orders/a': {}, 'orders/b': {}, 'carts/c': {} });
  add({ targetId: 2, query: orders });
  expect(sent.map(summarize)).toEqual([
    'ADD 2',
    'change orders/a 2',
    'change orders/b 2',
    'CURRENT 2',
    'NO_CHANGE',
  ]);
  const snapshot = sent.at(-1)!.targetChange!;
  expect(snapshot.resumeToken!.length).toBeGreaterThan(0);
  expect(sent[1]!.documentChange!.document).toMatchObject({
    createTime: expect.anything(),
    updateTime: expect.anything(),
  });
});

test('sends the changes of each relevant commit and then one snapshot, not earlier than the commit', async () => {
  const { emulator, sent, add } = listening();
  add({ targetId: 2, query: orders });
  const start = sent.length;
  const { commitTime } = await emulator.table.unary.Commit(
    { database: DATABASE, writes: [set('orders/a', { n: int(1) }), set('orders/b', {}), set('carts/c', {})] },
    admin,
  );
  expect(sent.slice(start).map(summarize)).toEqual(['change orders/a 2', 'change orders/b 2', 'NO_CHANGE']);
  const committed = BigInt(String(commitTime!.seconds)) * 1_000_000_000n + BigInt(commitTime!.nanos!);
  expect(readTimes(sent).at(-1)! >= committed).toBe(true);
  await emulator.table.unary.Commit({ database: DATABASE, writes: [{ delete: name('orders/a') }] }, admin);
  expect(sent.slice(start + 3).map(summarize)).toEqual(['delete orders/a -2', 'NO_CHANGE']);
  await emulator.table.unary.Commit({ database: DATABASE, writes: [set('carts/c', { n: int(2) })] }, admin);
  expect(sent).toHaveLength(start + 5);
});

test('never sends an earlier read time, across targets and keepalives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { emulator, sent, add, session } = listening();
  for (let id = 2; id < 10; id += 2) {
    add({ targetId: id, query: orders });
    await given(emulator, { [`orders/o${id}`]: {} });
    vi.advanceTimersByTime(45_000);
  }
  const keepalives = sent.length;
  vi.advanceTimersByTime(45_000);
  expect(sent.slice(keepalives).map(summarize)).toEqual(['NO_CHANGE']);
  const times = readTimes(sent);
  expect(times.length).toBeGreaterThan(15);
  times.reduce((earlier, later) => {
    expect(later >= earlier).toBe(true);
    return later;
  });
  session.cancel();
  vi.advanceTimersByTime(500_000);
  expect(sent).toHaveLength(keepalives + 1);
});

test('acknowledges a removed target once, and an unknown one not at all', () => {
  const { sent, add, session } = listening();
  add({ targetId: 2, query: orders });
  const start = sent.length;
  session.receive({ removeTarget: 2 });
  session.receive({ removeTarget: 2 });
  session.receive({ removeTarget: 77 });
  expect(sent.slice(start).map(summarize)).toEqual(['REMOVE 2']);
});

test('reports a missing document as deleted', () => {
  const { sent, add } = listening();
  add({ targetId: 3, documents: { documents: [name('orders/none')] } });
  expect(sent.map(summarize)).toEqual(['ADD 3', 'delete orders/none -3', 'CURRENT 3', 'NO_CHANGE']);
});

test('resumes a listener from its token', async () => {
  const { emulator, sent, add, session } = listening();
  await given(emulator, { 'orders/a': {}, 'orders/b': {} });
  add({ targetId: 2, query: orders });
  const { resumeToken } = sent.at(-1)!.targetChange!;
  session.receive({ removeTarget: 2 });
  await given(emulator, { 'orders/c': {} });
  const again = listening(emulator);
  again.add({ targetId: 4, query: orders, resumeToken, expectedCount: { value: 2 } });
  expect(again.sent.map(summarize)).toEqual(['ADD 4', 'change orders/c 4', 'CURRENT 4', 'NO_CHANGE']);
});

test.each([
  ['of another process', (own: Buffer) => Buffer.concat([Buffer.alloc(8, 7), own.subarray(8)])],
  ['that is rubbish', () => Buffer.from('rubbish')],
])('resets the target and resends its state for a token %s', async (_what, tokenFrom) => {
  const { emulator, sent, add } = listening();
  await given(emulator, { 'orders/a': {} });
  add({ targetId: 2, query: orders });
  const { resumeToken } = sent.at(-1)!.targetChange!;
  const again = listening(emulator);
  again.add({ targetId: 2, query: orders, resumeToken: tokenFrom(resumeToken as Buffer) });
  expect(again.sent.map(summarize)).toEqual([
    'ADD 2',
    'RESET 2',
    'change orders/a 2',
    'CURRENT 2',
    'NO_CHANGE',
  ]);
});

test('rejects an unreadable target and keeps the stream', async () => {
  const { sent, state, add } = listening();
  add({ targetId: 2, query: { parent: ROOT, structuredQuery: { from: [], limit: { value: -1 } } } });
  add({ targetId: 4 });
  add({ targetId: 6, query: orders });
  expect(sent.slice(0, 3).map(summarize)).toEqual(['REMOVE 2 code 3', 'REMOVE 4 code 3', 'ADD 6']);
  expect(state.error).toBeUndefined();
});

test('fails a stream without a database', () => {
  const { session, state } = listening();
  session.receive({ addTarget: { targetId: 2, query: orders } });
  expect(state.error?.code).toBe('INVALID_ARGUMENT');
});

test('sends nothing after the client has disconnected', async () => {
  const { emulator, sent, add, session } = listening();
  add({ targetId: 2, query: orders });
  session.cancel();
  const before = sent.length;
  await given(emulator, { 'orders/a': {} });
  session.receive({ removeTarget: 2 });
  expect(sent).toHaveLength(before);
});

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /orders/{id} { allow read: if resource.data.owner == request.auth.uid; }
  match /notes/{id} { allow list: if exists(/databases/$(d)/documents/members/$(request.auth.uid)); }
} }`;
const ownOrders = (owner: string) => ({
  parent: ROOT,
  structuredQuery: {
    from: [{ collectionId: 'orders' }],
    where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL' as const, value: text(owner) } },
  },
});
const notes = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'notes' }] } };

test('checks the rules per target', () => {
  const { sent, add } = listening(inProcess(RULES), user('rahim'));
  add({ targetId: 2, query: orders });
  add({ targetId: 4, query: ownOrders('rahim') });
  add({ targetId: 6, query: ownOrders('karim') });
  expect(sent.map(summarize)).toEqual([
    'REMOVE 2 code 7',
    'ADD 4',
    'CURRENT 4',
    'NO_CHANGE',
    'REMOVE 6 code 7',
  ]);
  const anonymousListener = listening(inProcess(RULES), anonymous);
  anonymousListener.add({ targetId: 2, query: ownOrders('rahim') });
  expect(anonymousListener.sent.map(summarize)).toEqual(['REMOVE 2 code 7']);
});

test('does not show a document that passes to another owner', async () => {
  const emulator = inProcess(RULES);
  await given(emulator, { 'orders/a': { owner: text('rahim') } });
  const { sent, add } = listening(emulator, user('rahim'));
  add({ targetId: 3, documents: { documents: [name('orders/a')] } });
  const start = sent.length;
  await given(emulator, { 'orders/a': { owner: text('karim'), secret: int(1) } });
  await settle();
  expect(sent.slice(start).map(summarize)).toEqual(['NO_CHANGE', 'REMOVE 3 code 7']);
});

test('ends a listener when its permission lapses, even without changes of its documents', async () => {
  const emulator = inProcess(RULES);
  await given(emulator, { 'members/rahim': {}, 'notes/n': {} });
  const { sent, add } = listening(emulator, user('rahim'));
  add({ targetId: 2, query: notes });
  const start = sent.length;
  await given(emulator, { 'members/rahim': { n: int(2) } });
  await settle();
  expect(sent).toHaveLength(start);
  await emulator.table.unary.Commit(
    { database: DATABASE, writes: [{ delete: name('members/rahim') }] },
    admin,
  );
  await settle();
  await given(emulator, { 'notes/n': { n: int(1) } });
  expect(sent.slice(start).map(summarize)).toEqual(['REMOVE 2 code 7']);
});

test('does not deliver a change in the commit that ends the permission', async () => {
  const emulator = inProcess(RULES);
  await given(emulator, { 'members/rahim': {}, 'notes/n': {} });
  const { sent, add } = listening(emulator, user('rahim'));
  add({ targetId: 2, query: notes });
  const start = sent.length;
  const writes = [{ delete: name('members/rahim') }, set('notes/n', { secret: int(1) })];
  await emulator.table.unary.Commit({ database: DATABASE, writes }, admin);
  await settle();
  expect(sent.slice(start).map(summarize)).toEqual(['NO_CHANGE', 'REMOVE 2 code 7']);
});

test('applies new rules to open listeners from the next change on', async () => {
  const emulator = inProcess(RULES);
  const { sent, add } = listening(emulator, user('rahim'));
  add({ targetId: 2, query: ownOrders('rahim') });
  const start = sent.length;
  emulator.rules.load('demo', RULES.replace('request.auth.uid;', "'nobody';"), 'f');
  await given(emulator, { 'orders/a': { owner: text('rahim') } });
  await settle();
  expect(sent.slice(start).map(summarize)).toEqual(['NO_CHANGE', 'REMOVE 2 code 7']);
});

test('checks the rules once for a one-time target', async () => {
  const emulator = inProcess(RULES);
  await given(emulator, { 'members/rahim': {}, 'notes/n': {} });
  const { sent, add } = listening(emulator, user('rahim'));
  add({ targetId: 2, query: notes, once: true });
  expect(sent.map(summarize).at(-1)).toBe('REMOVE 2');
  const listened = () => emulator.usage.totals().byRpc['Listen']!.reads;
  const before = listened();
  await given(emulator, { 'members/rahim': { n: int(2) } });
  await settle();
  expect(listened()).toBe(before);
});

test('bills a listener for what it is sent, and one read for an empty result', async () => {
  const { emulator, add } = listening();
  const listened = () => emulator.usage.totals().byRpc['Listen']?.reads ?? 0;
  add({ targetId: 2, query: orders });
  expect(listened()).toBe(1);
  await given(emulator, { 'orders/a': {}, 'orders/b': {}, 'carts/c': {} });
  expect(listened()).toBe(3);
  await emulator.table.unary.Commit({ database: DATABASE, writes: [{ delete: name('orders/a') }] }, admin);
  expect(listened()).toBe(3);
});
