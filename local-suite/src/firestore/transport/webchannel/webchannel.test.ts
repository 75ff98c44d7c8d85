import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FirestoreError } from '../../engine/firestore-error.ts';
import type { BidiOutput, CallContext } from '../../rpc/call-context.ts';
import { ChannelClient, parseFrames } from '../../testing/channel-client.ts';
import { serveTable } from '../../testing/serve-table.ts';

interface Stream {
  context: CallContext;
  out: BidiOutput<object>;
  received: { streamToken?: Buffer; database?: string }[];
  cancelled: boolean;
}

let streams: Stream[];
let server: Awaited<ReturnType<typeof serveTable>>;

function bidi(context: CallContext, out: BidiOutput<object>) {
  const stream: Stream = { context, out, received: [], cancelled: false };
  streams.push(stream);
  return {
    receive: (message: object) => {
      stream.received.push(message);
      if ('database' in message && message.database === 'throw') throw new FirestoreError('NOT_FOUND', 'No.');
    },
    halfClose: () => undefined,
    cancel: () => (stream.cancelled = true),
  };
}

const serve = (options = {}) => serveTable({ bidi: { Write: bidi, Listen: bidi } }, options);

beforeEach(async () => {
  streams = [];
  server = await serve();
});
afterEach(() => server.close());

const token = (text: string) => ({ streamToken: Buffer.from(text).toString('base64') });
const sent = (text: string) => ({ streamId: text, streamToken: Buffer.from('t') });
const ids = (arrays: [number, unknown[]][]) => arrays.map(([id]) => id);

test('answers the handshake with a session id, version 8 and the keepalive, and passes the first messages to the RPC', async () => {
  const client = new ChannelClient(server.port);
  const text = await client.open([{ database: 'projects/p/databases/d' }]);
  expect(parseFrames(text)).toEqual([[[0, ['c', client.sid, '', 8, 12, 30000]]]]);
  expect(streams[0]!.received).toEqual([{ database: 'projects/p/databases/d' }]);
});

test('reads the authorization from the handshake form', async () => {
  await new ChannelClient(server.port).open([], 'X-Goog-Api-Client:gl-js/\r\nAuthorization:Bearer owner\r\n');
  await new ChannelClient(server.port).open([]);
  expect(streams.map(({ context }) => context.caller.kind)).toEqual(['admin', 'anonymous']);
});

test('reports a bad token on the channel, where the SDK expects it', async () => {
  const client = new ChannelClient(server.port);
  await client.open([], 'Authorization:Bearer nonsense\r\n');
  const back = await client.back();
  await back.ended;
  expect(back.messages).toEqual([
    [1, [{ error: { code: 3, message: 'invalid jwt', status: 'INVALID_ARGUMENT' } }]],
  ]);
});

test('sends pending messages on a streaming back channel, then a noop as a separate chunk, then each message at once', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  streams[0]!.out.send(sent('one'));
  const back = await client.back();
  await back.waitFor(({ arrays }) => arrays.length === 2);
  expect(back.arrays[0]).toEqual([1, [{ streamId: 'one', streamToken: 'dA==' }]]);
  expect(back.arrays[1]).toEqual([2, ['noop']]);
  streams[0]!.out.send(sent('two'));
  await back.waitFor(({ messages }) => messages.length === 2);
  expect(ids(back.messages)).toEqual([1, 3]);
  expect(back.response.headers['content-encoding']).toBeUndefined();
});

test('counts lengths in UTF-16 units, not bytes', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const back = await client.back();
  streams[0]!.out.send(sent('পাঞ্জাবি 🧵 é'));
  streams[0]!.out.send(sent('after'));
  await back.waitFor(({ messages }) => messages.length === 2);
  expect(back.messages.map(([, [message]]) => (message as { streamId: string }).streamId)).toEqual([
    'পাঞ্জাবি 🧵 é',
    'after',
  ]);
});

test('sends what one step of the RPC emits in one frame', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const back = await client.back();
  await back.waitFor(({ arrays }) => arrays.length === 1);
  for (const name of ['a', 'b', 'c']) streams[0]!.out.send(sent(name));
  await back.waitFor(({ messages }) => messages.length === 3);
  expect(parseFrames(back.text)).toHaveLength(2);
});

test('ends a long poll after its first data and holds it while there is none', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const first = await client.back(0, { CI: 1 });
  await wait(60);
  expect(first.text).toBe('');
  streams[0]!.out.send(sent('one'));
  streams[0]!.out.send(sent('two'));
  await first.ended;
  expect(ids(first.messages)).toEqual([1, 2]);
  streams[0]!.out.send(sent('three'));
  const second = await client.back(2, { CI: 1 });
  await second.ended;
  expect(ids(second.messages)).toEqual([3]);
});

test('sends a noop to a long poll before its own limit', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const back = await client.back(0, { CI: 1, TO: 1500 });
  await back.ended;
  expect(back.arrays).toEqual([[1, ['noop']]]);
});

test('resends exactly the unacknowledged messages on the next back channel', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const first = await client.back();
  for (const name of ['a', 'b', 'c']) streams[0]!.out.send(sent(name));
  await first.waitFor(({ messages }) => messages.length === 3);
  first.drop();
  const [, b] = first.messages;
  streams[0]!.out.send(sent('d'));
  const second = await client.back(b![0]);
  await second.waitFor(({ messages }) => messages.length === 2);
  expect(second.messages.map(([, [message]]) => (message as { streamId: string }).streamId)).toEqual([
    'c',
    'd',
  ]);
  expect(second.messages[0]![0]).toBe(first.messages[2]![0]);
});

test('replaces a back channel by a new one', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const first = await client.back();
  const second = await client.back();
  await first.ended;
  streams[0]!.out.send(sent('for the second'));
  await second.waitFor(({ messages }) => messages.length === 1);
  expect(first.messages).toEqual([]);
  expect(second.messages.map(([, [message]]) => message)).toMatchObject([{ streamId: 'for the second' }]);
});

test('answers a forward request with [back channel?, last array, outstanding units]', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  expect(await client.forward(0, [token('a')])).toEqual([0, 0, 0]);
  const back = await client.back();
  await back.waitFor(({ arrays }) => arrays.length === 1);
  expect(await client.forward(1, [token('b')], 1)).toEqual([1, 1, 0]);
  streams[0]!.out.send(sent('x'));
  await back.waitFor(({ messages }) => messages.length === 1);
  const [, last, outstanding] = (await client.forward(2, [token('c')], 1)) as number[];
  expect(last).toBe(2);
  expect(outstanding).toBeGreaterThan(0);
});

test('drops a repeated POST, takes only the new messages of an overlapping one, and keeps the order', async () => {
  const client = new ChannelClient(server.port);
  await client.open([token('0')]);
  await client.forward(1, [token('1')]);
  await client.forward(1, [token('1')]);
  await client.forward(1, [token('1'), token('2')]);
  await client.forward(4, [token('4')]);
  await client.forward(3, [token('3')]);
  expect(streams[0]!.received.map(({ streamToken }) => streamToken!.toString())).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('accepts a request that arrives byte by byte', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const body = `count=1&ofs=0&req0___data__=${encodeURIComponent(JSON.stringify(token('slow')))}`;
  const { pathname, search } = new URL(client.url({ SID: client.sid, RID: 1, AID: 0 }));
  const socket = connect(server.port, '127.0.0.1');
  const request = `POST ${pathname}${search} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  socket.setNoDelay(true);
  for (const byte of request) {
    socket.write(byte);
    if (byte === '\n' || Math.random() < 0.1) await wait(0);
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  expect(streams[0]!.received[0]!.streamToken!.toString()).toBe('slow');
});

test('keeps a first result of many MiB until the browser fetches it', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const large = 'x'.repeat(9 * 1024 * 1024);
  for (const end of ['1', '2']) streams[0]!.out.send(sent(large + end));
  const back = await client.back();
  await back.ended; // so large a response ends itself
  expect(ids(back.messages)).toEqual([1, 2]);
});

test('closes a session when too much data is pending for a browser that has gone', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const back = await client.back();
  back.drop();
  await expect.poll(() => client.forward(0, [])).toEqual([0, 1, expect.any(Number)]);
  const large = 'x'.repeat(9 * 1024 * 1024);
  for (const end of ['1', '2']) streams[0]!.out.send(sent(large + end));
  expect(streams[0]!.cancelled).toBe(true);
});

test('ends the RPC and the back channel on terminate, and forgets the session', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const back = await client.back();
  const answer = await client.terminate();
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  await back.ended;
  expect(streams[0]!.cancelled).toBe(true);
  expect(streams[0]!.context.signal.aborted).toBe(true);
  expect((await fetch(client.url({ SID: client.sid, RID: 'rpc', AID: 0 }))).status).toBe(400);
});

test('answers an unknown session with a 400 that says so, though not at the very beginning', async () => {
  const client = new ChannelClient(server.port);
  const answer = await fetch(client.url({ SID: 'gone', RID: 'rpc', AID: 0, CI: 0, TYPE: 'xmlhttp' }));
  expect(answer.status).toBe(400);
  expect((await answer.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
});

test('sends the error of a failed RPC after its messages, ends the back channel, and answers later requests with "stop"', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const back = await client.back();
  await back.waitFor(({ arrays }) => arrays.length === 1);
  streams[0]!.out.send(sent('last'));
  streams[0]!.out.fail(new FirestoreError('PERMISSION_DENIED', "\nfalse for 'create' @ L6"));
  await back.ended;
  expect(back.messages.map(([, [message]]) => message)).toEqual([
    { streamId: 'last', streamToken: 'dA==' },
    { error: { code: 7, message: "\nfalse for 'create' @ L6", status: 'PERMISSION_DENIED' } },
  ]);
  const after = await client.back(back.arrays.at(-1)![0]);
  await after.ended;
  expect(after.messages.map(([, message]) => message)).toEqual([['stop']]);
});

test('fails the stream with INVALID_ARGUMENT for an invalid message, and for an RPC that throws', async () => {
  for (const message of [{ nonsense: 1 }, { database: 'throw' }]) {
    const client = new ChannelClient(server.port);
    await client.open([message]);
    const back = await client.back();
    await back.ended;
    const [, [first]] = back.messages[0]!;
    expect((first as { error: { status: string } }).error.status).toBe(
      'nonsense' in message ? 'INVALID_ARGUMENT' : 'NOT_FOUND',
    );
  }
});

test('closes the channel gracefully when an RPC ends', async () => {
  const client = new ChannelClient(server.port);
  await client.open();
  const back = await client.back();
  streams[0]!.out.send(sent('bye'));
  streams[0]!.out.end();
  await back.ended;
  expect(back.messages.map(([, message]) => message).at(-1)).toEqual(['close']);
});

test('closes a session without a back channel, and keeps one that has one', async () => {
  server.close();
  server = await serve({ idleMs: 300 });
  const kept = new ChannelClient(server.port);
  const left = new ChannelClient(server.port);
  await kept.open();
  await left.open();
  const back = await kept.back();
  const lost = await left.back();
  lost.drop();
  // The session that is kept was opened first, so it would have been closed first.
  await expect
    .poll(() => streams.map(({ cancelled }) => cancelled), { timeout: 5_000 })
    .toEqual([false, true]);
  back.drop();
});

test.each([
  ['no version', { VER: '', RID: 1 }, 'count=0'],
  ['a count without messages', { RID: 1 }, 'count=3'],
  ['a count that is none', { RID: 1 }, 'count=-1'],
])('answers %s with a 400', async (_, parameters, body) => {
  const client = new ChannelClient(server.port);
  const answer = await fetch(client.url(parameters), { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(streams).toHaveLength(0);
});
