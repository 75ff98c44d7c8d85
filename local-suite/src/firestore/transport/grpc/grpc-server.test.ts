import { connect as connectHttp2 } from 'node:http2';
import { once } from 'node:events';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { afterEach, expect, test, vi } from 'vitest';
import { FirestoreError } from '../../engine/firestore-error.ts';
import { serveTable } from '../../testing/serve-table.ts';
import { decodeMessage, encodeMessage } from '../../wire/messages.ts';
import { rpcMethod } from '../rpc-catalogue.ts';

const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

async function serve(table: Parameters<typeof serveTable>[0]) {
  const server = await serveTable(table);
  const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
  });
  open.push(client, server);
  return { server, client };
}

const path = (name: string) => `/google.firestore.v1.Firestore/${name}`;
const encoder = (name: string) => (message: object) => encodeMessage(rpcMethod(name).request, message);
const decoder = (name: string) => (bytes: Buffer) => decodeMessage(rpcMethod(name).response, bytes);

function unary(client: Client, name: string, request: object, metadata = new Metadata()): Promise<object> {
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(path(name), encoder(name), decoder(name), request, metadata, (error, answer) =>
      error ? reject(error) : resolve(answer!),
    );
  });
}

test("passes a unary call's message and caller, and returns the response", async () => {
  const { client } = await serve({
    unary: {
      Commit: async (request, { caller }) => {
        expect(request).toEqual({ database: 'd', writes: [{ verify: 'n' }] });
        return {
          commitTime: { seconds: '5' },
          writeResults: [{ transformResults: [{ stringValue: caller.kind }] }],
        };
      },
    },
  });
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const answer = await unary(client, 'Commit', { database: 'd', writes: [{ verify: 'n' }] }, metadata);
  expect(answer).toEqual({
    commitTime: { seconds: '5' },
    writeResults: [{ transformResults: [{ stringValue: 'admin' }] }],
  });
});

test('maps a FirestoreError to its status and message in any language, and anything else to INTERNAL without a stack', async () => {
  const { client } = await serve({
    unary: {
      Commit: async () => {
        throw new FirestoreError('PERMISSION_DENIED', '\nনা % 🧵');
      },
      Rollback: async () => {
        throw new Error('secret');
      },
    },
  });
  await expect(unary(client, 'Commit', {})).rejects.toMatchObject({ code: 7, details: '\nনা % 🧵' });
  const fault = (await unary(client, 'Rollback', {}).catch((error: unknown) => error)) as ServiceError;
  expect(fault.code).toBe(13);
  expect(fault.details).not.toContain('secret');
  await expect(unary(client, 'Commit', {})).rejects.toMatchObject({ code: 7 });
});

test('rejects a bad token with INVALID_ARGUMENT before the RPC runs', async () => {
  const { client } = await serve({});
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer x');
  await expect(unary(client, 'Commit', {}, metadata)).rejects.toMatchObject({
    code: 3,
    details: 'invalid jwt',
  });
});

test('accepts a request of 10 MiB and a response of 20 MiB', async () => {
  const { client } = await serve({
    unary: {
      CreateDocument: async (request) => {
        const { a } = (request as { document: { fields: { a: object } } }).document.fields;
        return { fields: { a, b: a } };
      },
    },
  });
  const bytes = Buffer.alloc(10 * 1024 * 1024, 7);
  const answer = (await unary(client, 'CreateDocument', {
    document: { fields: { a: { bytesValue: bytes } } },
  })) as { fields: Record<'a' | 'b', { bytesValue: Buffer }> };
  expect(bytes.equals(answer.fields.a.bytesValue)).toBe(true);
  expect(bytes.equals(answer.fields.b.bytesValue)).toBe(true);
});

// https://firebase.google.com/docs/firestore/quotas: 10 MiB a request.
test('rejects a larger request before the RPC runs', async () => {
  const { client } = await serve({});
  const document = { fields: { a: { bytesValue: Buffer.alloc(11_534_336) } } };
  await expect(unary(client, 'CreateDocument', { document })).rejects.toMatchObject({
    code: 3,
    details: 'Request payload size exceeds the limit: 11534336 bytes.',
  });
});

test('delivers a server stream complete and in order before its error', async () => {
  const { client } = await serve({
    serverStream: {
      RunQuery: async function* () {
        for (let index = 0; index < 500; index++) yield { skippedResults: index };
        throw new FirestoreError('ABORTED', 'late');
      },
    },
  });
  const call = client.makeServerStreamRequest(path('RunQuery'), encoder('RunQuery'), decoder('RunQuery'), {});
  const seen: object[] = [];
  call.on('data', (message: object) => seen.push(message));
  const [error] = (await once(call, 'error')) as [ServiceError];
  expect(error).toMatchObject({ code: 10, details: 'late' });
  expect(seen).toHaveLength(500);
});

test('stops the RPC when the client cancels its stream', async () => {
  const stopped = vi.fn();
  const { client } = await serve({
    serverStream: {
      RunQuery: async function* () {
        try {
          for (let index = 0; ; index++) {
            yield { skippedResults: index };
            await new Promise((resolve) => setTimeout(resolve, 2));
          }
        } finally {
          stopped();
        }
      },
    },
  });
  const call = client.makeServerStreamRequest(path('RunQuery'), encoder('RunQuery'), decoder('RunQuery'), {});
  call.on('error', () => undefined);
  await once(call, 'data');
  expect(stopped).not.toHaveBeenCalled();
  call.cancel();
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce(), 5_000);
});

test('carries messages both ways, sends an error after queued messages, and cancels when the client disconnects', async () => {
  const events: string[] = [];
  const { client } = await serve({
    bidi: {
      Write: (_context, out) => ({
        receive: (message) => {
          const { streamId } = message as { streamId: string };
          events.push(streamId);
          for (let index = 0; index < 50; index++) out.send({ streamId: `${streamId}${index}` });
          if (streamId === 'fail') out.fail(new FirestoreError('NOT_FOUND', 'gone'));
          if (streamId === 'throw') throw new FirestoreError('OUT_OF_RANGE', 'thrown');
        },
        halfClose: () => out.end(),
        cancel: () => events.push('cancel'),
      }),
    },
  });
  const stream = () => {
    const call = client.makeBidiStreamRequest(path('Write'), encoder('Write'), decoder('Write'));
    const seen: object[] = [];
    call.on('data', (message: object) => seen.push(message));
    return { call, seen, error: once(call, 'error').then(([error]) => error as ServiceError) };
  };
  const failing = stream();
  failing.call.write({ streamId: 'fail' });
  expect(await failing.error).toMatchObject({ code: 5, details: 'gone' });
  expect(failing.seen).toHaveLength(50);

  const throwing = stream();
  throwing.call.write({ streamId: 'throw' });
  expect(await throwing.error).toMatchObject({ code: 11, details: 'thrown' });

  const ending = client.makeBidiStreamRequest(path('Write'), encoder('Write'), decoder('Write'));
  ending.resume();
  ending.end();
  await once(ending, 'end');

  const leaving = stream();
  leaving.call.write({ streamId: 'a' });
  await once(leaving.call, 'data');
  events.length = 0;
  leaving.call.cancel();
  await leaving.error;
  await expect.poll(() => events).toContain('cancel');
});

test('answers an unknown method with UNIMPLEMENTED', async () => {
  const { client } = await serve({});
  const call = new Promise((_resolve, reject) => {
    client.makeUnaryRequest(
      path('Nothing'),
      () => Buffer.alloc(0),
      String,
      {},
      (error) => reject(error!),
    );
  });
  await expect(call).rejects.toMatchObject({ code: 12 });
});

test('ends one call, not the connection, for bytes that are no message', async () => {
  const { server, client } = await serve({ unary: { Commit: async () => ({}) } });
  const session = connectHttp2(`http://127.0.0.1:${server.port}`);
  open.push({ close: () => session.destroy() });
  const send = async (body: Buffer) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': path('Commit'),
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    let status: string | undefined;
    stream.on('response', (headers) => (status ??= headers['grpc-status'] as string | undefined));
    stream.on('trailers', (headers) => (status ??= headers['grpc-status'] as string | undefined));
    stream.on('error', () => undefined);
    stream.resume();
    stream.end(body);
    await once(stream, 'close');
    return status;
  };
  const framed = (bytes: number[]) => Buffer.from([0, 0, 0, 0, bytes.length, ...bytes]);
  expect(await send(framed([0xff, 0xff, 0xff]))).toBe('13');
  expect(await send(Buffer.from([0, 0xff, 0xff, 0xff, 0xff, 1]))).toBe('8');
  expect(await send(framed([]))).toBe('0');
  expect(await unary(client, 'Commit', {})).toEqual({});
});
