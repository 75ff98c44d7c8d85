import { describe, expect, test } from 'vitest';
import { record, text } from './testing/runtime-process.ts';
import { rules, runtime, useRuntime } from './testing/use-runtime.ts';

useRuntime();

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
