import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admin, open, url, useRawConnections } from './use-raw-connections.ts';

useRawConnections();

async function answerTo(bytes: string | Buffer): Promise<string> {
  const socket = await open();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.end(bytes);
  // Not events.once: it would reject on a reset, which is an acceptable response.
  await Promise.race([new Promise((resolve) => socket.on('close', resolve)), wait(1_500)]);
  return answer;
}

const DOCUMENTS = '/v1/projects/demo-nargisus/databases/(default)/documents';
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

const BAD_REQUEST = /^HTTP\/1\.1 400 /;
/** An HTTP/2 SETTINGS frame: 24 bits of length, type 4, no flags, stream 0. */
const SETTINGS = /^[^]{3}\x04\x00{5}/;

test.each([
  ['a TLS hello', Buffer.from('16030100a5010000a10303', 'hex'), BAD_REQUEST],
  ['a line that is not a request', 'hello\r\n\r\n', BAD_REQUEST],
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
