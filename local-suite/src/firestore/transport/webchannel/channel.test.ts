import { expect, test } from 'vitest';
import { FirestoreError } from '../../engine/firestore-error.ts';
import { ChannelClient } from '../../testing/channel-client.ts';
import { ids, restartServer, sent, server, streams, useChannelServer } from './testing/channel-server.ts';

useChannelServer();

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
  await restartServer({ idleMs: 300 });
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
