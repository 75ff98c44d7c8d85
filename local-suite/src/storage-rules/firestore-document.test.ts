import { describe, expect, test } from 'vitest';
import type { Message } from './testing/runtime-process.ts';
import { rules, runtime, useRuntime } from './testing/use-runtime.ts';

useRuntime();

describe('firestore.get and firestore.exists', () => {
  const user = '/databases/(default)/documents/users/$(request.auth.uid)';
  const fetchOf = (id: number, path: string) => ({
    server_request_id: id,
    status: 'ok',
    action: 'fetch_firestore_document',
    context: { path },
  });
  const found = (fields: Message) => ({
    result: { name: 'projects/demo/databases/(default)/documents/users/alice', fields },
    status: 'ok',
    warnings: [],
    errors: [],
  });
  const missing = { status: 'not_found', warnings: [], errors: [] };

  test('request the document from the CLI and continue with it', async () => {
    await runtime.load(
      rules(`match /{all=**} { allow get: if firestore.get(${user}).data.role == 'admin'
        && firestore.get(${user}).data.at == timestamp.value(1) && firestore.get(${user}).data.n == 7
        && firestore.get(${user}).data.ref == /databases/$('(default)')/documents/a/b
        && firestore.get(${user}).data.list == [null, 1.5] && firestore.get(${user}).data.map.place.latitude() == 0.0
        && firestore.get(${user}).data.bytes == b'hi' && firestore.get(${user}).id == 'alice'; }`),
    );
    const id = runtime.verify('get', '/b/shop/o/x');
    expect(await runtime.receive()).toEqual(fetchOf(id, '/databases/(default)/documents/users/alice'));
    runtime.send(
      found({
        role: { stringValue: 'admin' },
        at: { timestampValue: '1970-01-01T00:00:00.001Z' },
        n: { integerValue: '7' },
        ref: { referenceValue: 'projects/demo/databases/(default)/documents/a/b' },
        list: { arrayValue: { values: [{ nullValue: null }, { doubleValue: 1.5 }] } },
        map: { mapValue: { fields: { place: { geoPointValue: {} } } } },
        bytes: { bytesValue: 'aGk=' },
      }),
      id,
    );
    expect(await runtime.receive()).toEqual({
      id,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { permit: true },
    });
  });

  test('treat a missing document as null that does not exist', async () => {
    await runtime.load(
      rules(
        `match /{all=**} { allow get: if firestore.get(${user}) == null && !firestore.exists(${user}); }`,
      ),
    );
    const id = runtime.verify('get', '/b/shop/o/x');
    await runtime.receive();
    runtime.send(missing, id);
    expect(await runtime.receive()).toMatchObject({ id, result: { permit: true } });
  });

  test('fetch two documents in turn, and reject a third', async () => {
    const doc = (n: number) => `!firestore.exists(/databases/(default)/documents/a/d${n})`;
    await runtime.load(
      rules(
        `match /two { allow get: if ${doc(1)} && ${doc(2)}; } match /three { allow get: if ${doc(1)} && ${doc(2)} && ${doc(3)}; }`,
      ),
    );
    for (const [name, permit] of [
      ['two', true],
      ['three', false],
    ] as const) {
      const id = runtime.verify('get', `/b/shop/o/${name}`);
      for (const n of [1, 2]) {
        expect(await runtime.receive()).toEqual(fetchOf(id, `/databases/(default)/documents/a/d${n}`));
        runtime.send(missing, id);
      }
      expect(await runtime.receive()).toMatchObject({ id, result: { permit } });
    }
  });

  test('keep requests in flight separate: one that waits and one that does not', async () => {
    await runtime.load(
      rules(`match /a { allow get: if firestore.exists(${user}); } match /b { allow get; }`),
    );
    const waiting = runtime.verify('get', '/b/shop/o/a');
    expect(await runtime.receive()).toMatchObject({ server_request_id: waiting });
    const other = runtime.verify('get', '/b/shop/o/b');
    expect(await runtime.receive()).toMatchObject({ id: other, result: { permit: true } });
    runtime.send(found({}), waiting);
    expect(await runtime.receive()).toMatchObject({ id: waiting, result: { permit: true } });
  });

  test('write the path in ASCII whatever the data contains', async () => {
    await runtime.load(
      rules('match /{name} { allow get: if firestore.exists(/databases/(default)/documents/a/$(name)); }'),
    );
    const id = runtime.verify('get', '/b/shop/o/৳ 1');
    const fetch = await runtime.receive();
    expect(fetch).toEqual(fetchOf(id, `/databases/(default)/documents/a/${encodeURIComponent('৳ 1')}`));
    runtime.send(missing, id);
    await runtime.receive();
    expect(Buffer.concat(runtime.raw).every((byte) => byte < 0x80)).toBe(true);
  });
});
