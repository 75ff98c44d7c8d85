import { expect, test } from 'vitest';
import {
  admin,
  DATABASE,
  given,
  inProcess,
  int,
  name,
  open,
  set,
  settle,
  user,
} from './testing/in-process.ts';

const increment = (path: string, by = 1) => ({
  transform: { document: name(path), fieldTransforms: [{ fieldPath: 'n', increment: int(by) }] },
});

function opened(rules?: string, as = admin) {
  const emulator = inProcess(rules);
  const stream = open(emulator.table.bidi.Write, as);
  stream.session.receive({ database: DATABASE });
  return { emulator, ...stream };
}

test('sends a stream id and a token in the first response, and nothing else', async () => {
  const { sent } = opened();
  await settle();
  expect(sent).toEqual([{ streamId: expect.stringMatching(/./), streamToken: expect.anything() }]);
  expect(sent[0]!.streamToken!.length).toBeGreaterThan(0);
});

test.each([
  [{}, "'database' must be set on an initial write request."],
  [{ database: DATABASE, writes: [set('a/b', {})] }, "'writes' must not be set on an initial write request."],
  [{ database: 'nonsense' }, 'lacks "projects"'],
])('rejects the first message %j', async (request, message) => {
  const { session, sent, state } = open(inProcess().table.bidi.Write, admin);
  session.receive(request);
  await settle();
  expect(sent).toEqual([]);
  expect(state.error).toMatchObject({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(message) });
});

test('commits unawaited batches in order and responds in that order', async () => {
  const { emulator, session, sent } = opened();
  for (let n = 0; n < 10; n += 1)
    session.receive({ writes: [set('orders/o', { n: int(n) }), increment('sums/s', n)] });
  await settle();
  expect(sent).toHaveLength(11);
  const times = sent
    .slice(1)
    .map(({ commitTime }) => Number(commitTime!.seconds) * 1e6 + commitTime!.nanos! / 1000);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(10);
  expect(
    sent
      .slice(1)
      .every(({ writeResults, streamToken }) => writeResults!.length === 2 && streamToken!.length > 0),
  ).toBe(true);
  expect(emulator.database.read('orders/o' as never)!.fields.get('n')).toEqual({
    kind: 'integer',
    value: 9n,
  });
  expect(emulator.database.read('sums/s' as never)!.fields.get('n')).toEqual({ kind: 'integer', value: 45n });
});

test('ends the stream when a batch fails, and does not apply those queued behind it', async () => {
  const { emulator, session, sent, state } = opened();
  session.receive({ writes: [set('orders/a', {})] });
  session.receive({ writes: [{ ...set('orders/missing', {}), currentDocument: { exists: true } }] });
  session.receive({ writes: [set('orders/b', {})] });
  await settle();
  expect(sent).toHaveLength(2);
  expect(state.error?.code).toBe('NOT_FOUND');
  expect(emulator.database.read('orders/b' as never)).toBeUndefined();
});

test('ends the stream with INVALID_ARGUMENT for an unreadable batch', async () => {
  const { session, state } = opened();
  session.receive({ writes: [{}] });
  await settle();
  expect(state.error?.code).toBe('INVALID_ARGUMENT');
});

test('does not apply a batch that waits for a lock when its client disconnects', async () => {
  const { emulator, session, sent, state } = opened();
  await given(emulator, { 'sums/s': { n: int(1) } });
  const locking = emulator.database.begin({ retry: emulator.database.begin().id });
  await locking.read(['sums/s' as never]);
  session.receive({ writes: [increment('sums/s')] });
  session.receive({ writes: [increment('sums/s')] });
  await settle();
  session.cancel();
  emulator.database.rollback(locking);
  await settle();
  await settle();
  expect(emulator.database.read('sums/s' as never)!.fields.get('n')).toEqual({ kind: 'integer', value: 1n });
  expect(sent).toHaveLength(1);
  expect(state).toEqual({ ended: false });
});

test('sends one more token and ends when no writes follow the first message', async () => {
  const { session, sent, state } = opened();
  session.receive({ writes: [] });
  await settle();
  expect(sent[1]!.streamToken!.length).toBeGreaterThan(0);
  expect(state.ended).toBe(true);
});

test('sends pending responses before ending when the client closes its side', async () => {
  const { session, sent, state } = opened();
  session.receive({ writes: [set('orders/a', {})] });
  session.halfClose();
  await settle();
  expect(sent).toHaveLength(2);
  expect(state.ended).toBe(true);
});

test('responds to a write that changes nothing with the time of the last change', async () => {
  const { session, sent } = opened();
  session.receive({ writes: [set('orders/a', { n: int(1) })] });
  session.receive({ writes: [set('orders/a', { n: int(1) })] });
  await settle();
  expect(sent[2]!.writeResults![0]!.updateTime).toEqual(sent[1]!.writeResults![0]!.updateTime);
  expect(sent[2]!.commitTime).not.toEqual(sent[1]!.commitTime);
});

test('ends the stream with the deciding line when the rules deny a write', async () => {
  const rules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /orders/{id} { allow create: if request.auth.uid == 'rahim'; }
} }`;
  const rahim = opened(rules, user('rahim'));
  rahim.session.receive({ writes: [set('orders/a', {})] });
  const karim = opened(rules, user('karim'));
  karim.session.receive({ writes: [set('orders/a', {})] });
  await settle();
  expect(rahim.sent).toHaveLength(2);
  expect(karim.state.error).toMatchObject({
    code: 'PERMISSION_DENIED',
    message: "\nfalse for 'create' @ L3",
  });
});
