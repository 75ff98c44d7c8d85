import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startEmulator, type StartedEmulator } from '../firestore/testing/start-emulator.ts';
import { adminClient } from './admin-client.ts';

let emulator: StartedEmulator;
let admin: ReturnType<typeof adminClient>;
const sockets: Socket[] = [];
beforeAll(async () => {
  emulator = await startEmulator();
  admin = adminClient(emulator);
  await admin.firestore.doc('still/here').set({ n: 1 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  // Every test's point: the same process still serves every other client.
  expect(emulator.process.exitCode).toBeNull();
  expect((await admin.firestore.doc('still/here').get()).get('n')).toBe(1);
});
afterAll(async () => {
  await admin.close();
  expect(await emulator.stop()).toBe(0);
  expect(emulator.log()).not.toContain('Uncaught');
  expect(emulator.log()).not.toContain('Unhandled');
});

async function open(): Promise<Socket> {
  const socket = connect(emulator.port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function answerTo(bytes: string | Buffer): Promise<string> {
  const socket = await open();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.end(bytes);
  // Not events.once: it would reject on a reset, which is an acceptable response.
  await Promise.race([new Promise((resolve) => socket.on('close', resolve)), wait(1_500)]);
  return answer;
}

const url = (path: string) => `http://127.0.0.1:${emulator.port}${path}`;
const DOCUMENTS = '/v1/projects/demo-nargisus/databases/(default)/documents';
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

const BAD_REQUEST = /^HTTP\/1\.1 400 /;
/** An HTTP/2 SETTINGS frame: 24 bits of length, type 4, no flags, stream 0. */
const SETTINGS = /^[^]{3}\x04\x00{5}/;

test.each([
  ['a TLS hello', Buffer.from('16030100a5010000a10303', 'hex'), BAD_REQUEST],
  ['a line that is no request', 'hello\r\n\r\n', BAD_REQUEST],
  ['a header without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(200_000)}`, BAD_REQUEST],
  ['two lengths', 'POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', BAD_REQUEST],
  [
    'a broken chunk',
    `POST ${DOCUMENTS}:commit HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n`,
    BAD_REQUEST,
  ],
  ['half an HTTP/2 preface', 'PRI * HT', SETTINGS],
  [
    'an HTTP/2 preface and noise',
    Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), randomBytes(4096)]),
    SETTINGS,
  ],
  [
    'half a request',
    `POST ${DOCUMENTS}:commit HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{"writes":`,
    BAD_REQUEST,
  ],
  [
    'a websocket',
    'GET /requests HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    /^HTTP\/1\.1 404 /,
  ],
])('answers %s and keeps serving other clients', async (_, bytes, expected) => {
  expect(await answerTo(bytes)).toMatch(expected);
});

test('survives a hundred connections that send random bytes and disconnect', async () => {
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const socket = await open();
      const head = index % 3 === 0 ? 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' : index % 3 === 1 ? 'POST /v1/' : '';
      socket.write(Buffer.concat([Buffer.from(head), randomBytes(1 + index * 17)]));
      await wait(index % 7);
      socket.resetAndDestroy();
    }),
  );
  expect(await (await fetch(url('/'))).text()).toBe('Ok\n');
});

test('serves clients beside two hundred half-open connections', async () => {
  for (let index = 0; index < 200; index++) {
    const socket = await open();
    if (index % 2) socket.write('GET / HTT');
  }
  expect(await (await fetch(url('/'))).text()).toBe('Ok\n');
});

test('survives a back channel, a stream and a body that are dropped halfway', async () => {
  const handshake = await fetch(url(`${CHANNEL}?VER=8&RID=1&CVER=22`), {
    method: 'POST',
    body: new URLSearchParams({
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify({
        database: 'projects/demo-nargisus/databases/(default)',
        addTarget: { targetId: 2, documents: { documents: [`${DOCUMENTS.slice(4)}/still/here`] } },
      }),
    }),
  });
  const sid = /"c","([^"]+)"/.exec(await handshake.text())![1]!;
  for (let round = 0; round < 5; round++) {
    const socket = await open();
    socket.write(
      `GET ${CHANNEL}?VER=8&RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp HTTP/1.1\r\nhost: x\r\n\r\n`,
    );
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200/);
    socket.resetAndDestroy();
    await admin.firestore.doc('still/here').set({ n: 1, round });
  }
});

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
  const session = connectHttp2(url(''));
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
  const session = connectHttp2(url(''));
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

test('answers any JSON to any verb with JSON and never with a 500', async () => {
  const verbs = [
    'commit',
    'batchGet',
    'runQuery',
    'runAggregationQuery',
    'beginTransaction',
    'rollback',
    'batchWrite',
  ];
  const names = [
    'writes',
    'update',
    'name',
    'fields',
    'structuredQuery',
    'from',
    'where',
    'transaction',
    'documents',
  ];
  const key = fc.oneof(fc.constantFrom(...names), fc.string());
  const { json } = fc.letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, '', 'x', 0, -1, 1e300),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(key, tie('json'), { maxKeys: 4 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...verbs), json, async (verb, body) => {
      const response = await fetch(url(`${DOCUMENTS}:${verb}`), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: 'Bearer owner' },
      });
      JSON.parse(await response.text());
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

test('rejects malformed requests to control endpoints', async () => {
  const project = '/emulator/v1/projects/demo-nargisus';
  const send = (method: string, path: string, body: string) =>
    fetch(url(path), { method, body }).then(({ status }) => status);
  expect(await send('PUT', `${project}:securityRules`, '{')).toBe(400);
  expect(await send('PUT', `${project}:securityRules`, '{"rules":{"files":[{}]}}')).toBe(400);
  expect(await send('PUT', `${project}:securityRules`, '{"rules":{"files":[{"content":""}]}}')).toBe(400);
  expect(await send('POST', `${project}:export`, '{}')).toBe(400);
  expect(
    await send(
      'POST',
      `${project}:export`,
      JSON.stringify({
        database: 'projects/demo-nargisus/databases/(default)',
        export_directory: '/nowhere',
        export_name: 'e',
      }),
    ),
  ).toBe(400);
  expect(await send('PUT', `${project}/triggers/t`, '{"eventTrigger":{}}')).toBe(400);
  expect(await send('POST', `${project}/eventarcTrigger?eventarcTriggerId=t`, '[]')).toBe(400);
  expect(await send('PUT', '/emulator/v1/%zz', '')).toBe(400);
  expect(await send('POST', '/emulator/v2/anything', '')).toBe(404);
});
