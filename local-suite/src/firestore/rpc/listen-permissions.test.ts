import { expect, test } from 'vitest';
import {
  admin,
  anonymous,
  DATABASE,
  given,
  inProcess,
  int,
  name,
  ROOT,
  set,
  settle,
  text,
  user,
} from './testing/in-process.ts';
import { listening, orders, summarize } from './testing/listening.ts';

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
