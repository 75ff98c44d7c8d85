import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ChannelClient, parseFrames } from '../../testing/channel-client.ts';
import { sent, server, streams, token, useChannelServer } from './testing/channel-server.ts';

useChannelServer();

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

test.each([
  ['no version', { VER: '', RID: 1 }, 'count=0'],
  ['a count without messages', { RID: 1 }, 'count=3'],
  ['a malformed count', { RID: 1 }, 'count=-1'],
])('answers %s with a 400', async (_, parameters, body) => {
  const client = new ChannelClient(server.port);
  const answer = await fetch(client.url(parameters), { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(streams).toHaveLength(0);
});
