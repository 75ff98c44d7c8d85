import { build } from 'esbuild';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { record, RuntimeProcess, text, type Message } from './testing/runtime-process.ts';

const READY = { id: -1, status: 'ok', errors: [], warnings: [] };

const rules = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}`;

let folder: string;
let bundle: string;
let runtime: RuntimeProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-rules-'));
  bundle = join(folder, 'storage-rules.mjs');
  const entryPoints = [join(import.meta.dirname, 'main.ts')];
  await build({ entryPoints, bundle: true, platform: 'node', format: 'esm', outfile: bundle });
  runtime = await started();
});
afterAll(async () => {
  runtime.endInput();
  await runtime.exit();
  await rm(folder, { recursive: true, force: true });
  // Must stay empty: the CLI would show each byte as a warning.
  expect(runtime.stderr).toBe('');
});

async function started(): Promise<RuntimeProcess> {
  const program = new RuntimeProcess(bundle);
  expect(await program.receive()).toEqual(READY);
  return program;
}

describe('the program', () => {
  test('announces that it is ready in its first line', async () => {
    const program = await started();
    expect(Buffer.concat(program.raw).toString()).toBe('{"id":-1,"status":"ok","errors":[],"warnings":[]}\n');
    program.endInput();
    expect(await program.exit()).toBe(0);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('exits on %s with code 0, promptly', async (signal) => {
    const program = await started();
    const sentAt = performance.now();
    program.signal(signal);
    expect(await program.exit()).toBe(0);
    expect(performance.now() - sentAt).toBeLessThan(2000);
    expect(program.stderr).toBe('');
  });
});

describe('load_ruleset', () => {
  test('returns the version of the rules', async () => {
    expect(await runtime.load(rules('match /{all=**} { allow read, write; }'))).toEqual({
      id: expect.any(Number) as number,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { rulesVersion: 2 },
    });
    expect(await runtime.load(rules('match /{all=**} { allow read; }', '1'))).toMatchObject({
      result: { rulesVersion: 1 },
    });
  });

  test('returns errors with their place as JSON in a string, and status ok', async () => {
    const answer = await runtime.load(rules('    match /x { allow read: if ; }'));
    expect(answer).toMatchObject({ status: 'ok', warnings: [] });
    expect((answer.errors as string[]).map((error) => JSON.parse(error) as unknown)).toEqual([
      {
        description_: "Missing conditional expression after 'if'.",
        sourcePosition_: { fileName_: 'storage.rules', line_: 4, column_: 31 },
      },
    ]);
  });

  test('returns warnings in the same form beside the result', async () => {
    const answer = await runtime.load(rules('match /x { allow read: if nobody == 1; }'));
    expect(answer).toMatchObject({ errors: [], result: { rulesVersion: 2 } });
    expect(answer.warnings).toEqual([expect.stringContaining('Invalid variable name: nobody.')]);
  });
});

describe('verify', () => {
  const resource = record({ size: { int_value: 12 }, contentType: text('image/webp'), metadata: record({}) });

  test.each([
    ['request.auth.uid == "alice" && request.auth.token.level is int', true],
    ['request.time.year() == 2026 && request.time.nanos() == 123000000', true],
    ["request.method == 'create' && request.path == /b/shop/o/products/p1.webp", true],
    ["bucket == 'shop' && name == 'p1.webp'", true],
    ['resource == null && request.resource.size < 5 * 1024 * 1024', true],
    ["request.resource.contentType.matches('image/(webp|png)')", true],
    ['request.resource.metadata.size() == 0', true],
    ['request.resource.size > 12', false],
    ['request.resource.missing == null', false],
    ['resource.size == 1', false],
  ])('%s: %s', async (condition, permit) => {
    await runtime.load(rules(`match /products/{name} { allow create: if ${condition}; }`));
    const variables = { request: { resource } };
    expect(await runtime.permits('create', '/b/shop/o/products/p1.webp', variables)).toBe(permit);
  });

  test('denies what no rule matches, and every method that no allow names', async () => {
    await runtime.load(rules('match /open/{name} { allow get; }'));
    expect(await runtime.permits('get', '/b/shop/o/open/x')).toBe(true);
    expect(await runtime.permits('delete', '/b/shop/o/open/x')).toBe(false);
    expect(await runtime.permits('get', '/b/shop/o/closed/x')).toBe(false);
  });

  test('treats an upload over an existing object as a create with resource set (row 44)', async () => {
    await runtime.load(rules('match /{name} { allow create: if resource.size == 12; }'));
    expect(await runtime.permits('create', '/b/shop/o/x', { resource })).toBe(true);
  });

  test.each([
    ["request.resource.contentEncoding == 'identity'", { null_value: null }, true],
    ['request.resource.contentEncoding == null', { null_value: null }, false],
    ["request.resource.contentEncoding == 'gzip'", text('gzip'), true],
    ["resource.contentEncoding == 'identity'", { null_value: null }, true],
  ])(
    'treats an unset encoding as identity, as the cloud does: %s',
    async (condition, contentEncoding, permitted) => {
      await runtime.load(rules(`match /{name} { allow write: if ${condition}; }`));
      const variables = {
        resource: record({ contentEncoding }),
        request: { resource: record({ contentEncoding }) },
      };
      expect(await runtime.permits('update', '/b/shop/o/x', variables)).toBe(permitted);
    },
  );

  test('matches a list by its prefix, with a null resource (row 45)', async () => {
    await runtime.load(rules('match /dir/{all=**} { allow list: if resource == null; }'));
    expect(await runtime.permits('list', '/b/shop/o/dir')).toBe(true);
    expect(await runtime.permits('list', '/b/shop/o')).toBe(false);
  });

  test.each(['/b/shop/o//dir/x', '/b/shop/o/dir//x', '/b/shop/o/dir/x/', '/b/shop/o/', '/b/shop/o'])(
    'denies %s, whose object name is empty or has an empty segment',
    async (path) => {
      await runtime.load(rules('match /{all=**} { allow read, write; }'));
      for (const method of ['get', 'create', 'update', 'delete', 'write']) {
        expect(await runtime.permits(method, path), method).toBe(path === '/b/shop/o');
      }
      expect(await runtime.permits('list', path)).toBe(true);
      expect(await runtime.permits('create', '/b/shop/o/dir/x')).toBe(true);
    },
  );

  test('expands read and write to all of their methods', async () => {
    const path = '/b/shop/o/dir/x';
    await runtime.load(rules('match /dir/{name} { allow read; allow write: if request.auth != null; }'));
    const signedIn = { request: { auth: record({ uid: text('u') }) } };
    const signedOut = { request: { auth: { null_value: null } } };
    expect(await runtime.permits('read', path, signedOut)).toBe(true);
    expect(await runtime.permits('write', path, signedOut)).toBe(false);
    expect(await runtime.permits('write', path, signedIn)).toBe(true);
    await runtime.load(rules('match /dir/{name} { allow get, create, update; }'));
    for (const method of ['read', 'write']) expect(await runtime.permits(method, path), method).toBe(false);
    for (const method of ['get', 'create', 'update']) {
      expect(await runtime.permits(method, path), method).toBe(true);
    }
  });

  test('decodes every kind of expression value', async () => {
    await runtime.load(
      rules(`match /x { allow get: if resource.list == [1, 2.5] && resource.set.hasOnly(['a']) && resource.yes == true
        && resource.path == /b/c && resource.none == null && resource.empty == [] && resource.open == {}
        && resource.name == 'Pañjabi \\u09f3'; }`),
    );
    const values = record({
      list: { list_value: { values: [{ int_value: 1 }, { float_value: 2.5 }] } },
      set: { set_value: { values: [text('a')] } },
      yes: { bool_value: true },
      path: { path_value: { segments: [{ simple: 'b' }, { simple: 'c' }] } },
      none: { null_value: null },
      empty: { list_value: {} },
      open: { map_value: {} },
      name: text('Pañjabi ৳'),
    });
    expect(await runtime.permits('get', '/b/shop/o/x', { resource: values })).toBe(true);
  });

  test('decodes a character that the pipe splits', async () => {
    await runtime.load(rules("match /{name} { allow get: if name == '৳'; }"));
    const request = record({});
    const context = { rulesetName: '0', path: '/b/s/o/৳', method: 'get', variables: { request } };
    const line = Buffer.from(`${JSON.stringify({ action: 'verify', id: 9000, context })}\n`);
    const cut = line.indexOf(Buffer.from('৳')) + 1;
    runtime.write(line.subarray(0, cut));
    await new Promise((resolve) => setTimeout(resolve, 30));
    runtime.write(line.subarray(cut));
    expect(await runtime.receive()).toMatchObject({ id: 9000, result: { permit: true } });
  });
});

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

describe('malformed input', () => {
  test('skips input that is no JSON object', async () => {
    for (const line of ['', 'hello', '[1]', 'null', '{"id":', '"x"', '{}', '{"id":77}'])
      runtime.write(`${line}\n`);
    expect(await runtime.load(rules(''))).toMatchObject({ status: 'ok', errors: [] });
  });

  test.each<[string, Message]>([
    ['an unknown action', { action: 'dance' }],
    ['a ruleset without files', { action: 'load_ruleset', context: { rulesetName: '1', source: {} } }],
    ['a load without a context', { action: 'load_ruleset' }],
    ['a ruleset that is not loaded', { action: 'verify', context: { rulesetName: 'x' } }],
    [
      'a verify without variables',
      { action: 'verify', context: { rulesetName: '0', path: '/b', method: 'get' } },
    ],
    [
      'a value of no kind',
      {
        action: 'verify',
        context: { rulesetName: '0', path: '/b', method: 'get', variables: { request: { odd: 1 } } },
      },
    ],
    [
      'an unknown method',
      {
        action: 'verify',
        context: { rulesetName: '0', path: '/b', method: 'fly', variables: { request: record({}) } },
      },
    ],
  ])('answers %s with an error and status ok', async (_name, message) => {
    await runtime.load(rules('match /{all=**} { allow read, write; }'));
    const id = runtime.send(message);
    expect(await runtime.receive()).toEqual({ id, status: 'ok', errors: [expect.any(String)], warnings: [] });
  });
});
