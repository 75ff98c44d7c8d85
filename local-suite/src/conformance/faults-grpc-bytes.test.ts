import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { url, useRawConnections } from './use-raw-connections.ts';

useRawConnections();

/** Sends the bytes as a gRPC request; returns NaN when no status arrives within two seconds. */
async function grpcStatus(session: ClientHttp2Session, path: string, body: Buffer): Promise<number> {
  const stream = session.request({
    ':method': 'POST',
    ':path': path,
    'content-type': 'application/grpc',
    te: 'trailers',
  });
  let status: unknown;
  stream.on('response', (headers) => (status ??= headers['grpc-status']));
  stream.on('trailers', (headers) => (status ??= headers['grpc-status']));
  stream.on('error', () => undefined);
  stream.resume();
  stream.end(body);
  await Promise.race([once(stream, 'close'), wait(2_000)]);
  stream.close();
  return Number(status);
}

test('ends calls with malformed gRPC frames with a status and keeps the session', async () => {
  const session = connect(url(''));
  session.on('error', () => undefined);
  const call = (path: string, body: Buffer) => grpcStatus(session, path, body);
  const service = '/google.firestore.v1.Firestore';
  const framed = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, 0, bytes.length]), bytes]);
  expect(await call(`${service}/Commit`, framed(Buffer.from([0xff, 0xff])))).toBe(13);
  expect(await call(`${service}/Listen`, framed(Buffer.from([0xff, 0xff])))).toBe(13);
  expect(await call(`${service}/Write`, framed(Buffer.from([0xff, 0xff])))).toBe(13);
  expect(await call(`${service}/Commit`, Buffer.from([0, 0x7f, 0xff, 0xff, 0xff]))).toBe(8);
  expect(await call(`${service}/Nothing`, framed(Buffer.alloc(0)))).toBe(12);
  expect(await call(`${service}/Commit`, framed(Buffer.alloc(0)))).toBe(3);
  // A pipeline with nothing read from it: field 2 is unknown here.
  expect(await call(`${service}/ExecutePipeline`, framed(Buffer.from([0x12, 0])))).toBe(3);
  session.destroy();
});

test('answers random protobuf-like bytes to any unary method with a client error', async () => {
  const session = connect(url(''));
  session.on('error', () => undefined);
  const methods = ['Commit', 'GetDocument', 'BatchWrite', 'RunQuery', 'BatchGetDocuments', 'PartitionQuery'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...methods), fc.uint8Array({ maxLength: 60 }), async (method, bytes) => {
      const body = Buffer.concat([Buffer.from([0, 0, 0, 0, bytes.length]), bytes]);
      const status = await grpcStatus(session, `/google.firestore.v1.Firestore/${method}`, body);
      expect(status).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
  session.destroy();
});
