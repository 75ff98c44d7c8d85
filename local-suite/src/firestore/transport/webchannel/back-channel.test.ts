import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ChannelClient, parseFrames } from '../../testing/channel-client.ts';
import { ids, sent, server, streams, useChannelServer } from './testing/channel-server.ts';

useChannelServer();

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
