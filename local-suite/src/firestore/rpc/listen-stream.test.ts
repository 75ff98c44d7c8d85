import { afterEach, expect, test, vi } from 'vitest';
import type { ListenResponse } from '../wire/wire-messages.ts';
import { admin, DATABASE, given, int, name, ROOT, set } from './testing/in-process.ts';
import { listening, orders, summarize } from './testing/listening.ts';

afterEach(() => {
  vi.useRealTimers();
});

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
  ['that is malformed', () => Buffer.from('rubbish')],
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
