import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '@nargisus/domain/catalogue';
import { addresses } from '@nargisus/local-suite/launcher';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

const testData = openTestData();
const objects = `http://${addresses.hosts.storage}/v0/b/${addresses.projectId}.firebasestorage.app/o`;
let owner: Account;
const tokens: Partial<Record<Caller, string>> = {};
type Caller = 'signedOut' | 'owner' | 'stranger' | 'admin' | 'leaver';
const CALLERS: Caller[] = ['signedOut', 'owner', 'stranger', 'admin'];

beforeAll(async () => {
  owner = await testData.account();
  tokens.owner = await tokenOf(owner);
  tokens.stranger = await tokenOf(await testData.account());
  tokens.admin = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

const as = (caller: Caller): Record<string, string> =>
  tokens[caller] ? { Authorization: `Firebase ${tokens[caller]}` } : {};

/** Returns whether the rules allowed the upload; any answer other than success or a 403 fails the test. */
async function mayUpload(caller: Caller, name: string, type = 'image/webp', bytes = 3): Promise<boolean> {
  return allowed(
    fetch(`${objects}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...as(caller), 'Content-Type': type },
      body: new Uint8Array(bytes),
    }),
  );
}

const mayRead = (caller: Caller, name: string) =>
  allowed(fetch(`${objects}/${encodeURIComponent(name)}?alt=media`, { headers: as(caller) }));
const mayList = (caller: Caller, prefix: string) =>
  allowed(fetch(`${objects}?prefix=${encodeURIComponent(prefix)}&delimiter=/`, { headers: as(caller) }));
const mayDelete = (caller: Caller, name: string) =>
  allowed(fetch(`${objects}/${encodeURIComponent(name)}`, { method: 'DELETE', headers: as(caller) }));

async function allowed(request: Promise<Response>): Promise<boolean> {
  const answer = await request;
  await answer.arrayBuffer();
  if (answer.ok) return true;
  expect(answer.status).toBe(403);
  return false;
}

describe('product pictures', () => {
  test.each(CALLERS)('are uploaded by admins only and read by all: %s', async (caller) => {
    expect(await mayUpload(caller, `products/rules-${caller}/640.webp`)).toBe(caller === 'admin');
    await mayUpload('admin', 'products/rules-shown/640.webp');
    expect(await mayRead(caller, 'products/rules-shown/640.webp')).toBe(true);
  });

  test.each(CALLERS)('cannot be listed and are deleted by admins only: %s', async (caller) => {
    await mayUpload('admin', `products/rules-kept/${caller}.webp`);
    expect(await mayList(caller, 'products/rules-kept/')).toBe(false);
    expect(await mayDelete(caller, `products/rules-kept/${caller}.webp`)).toBe(caller === 'admin');
  });

  test.each([
    ['image/jpeg', true],
    ['image/png', true],
    ['image/gif', true],
    ['image/avif', true],
    ['image/svg+xml', false],
    ['text/html', false],
    ['application/octet-stream', false],
  ])('of type %s: %s', async (type, may) => {
    expect(await mayUpload('admin', 'products/rules-types/1', type)).toBe(may);
  });

  test('of exactly the maximum size are accepted, and of one byte more rejected', async () => {
    expect(await mayUpload('admin', 'products/rules-size/1', 'image/png', MAX_IMAGE_BYTES)).toBe(true);
    expect(await mayUpload('admin', 'products/rules-size/2', 'image/png', MAX_IMAGE_BYTES + 1)).toBe(false);
  });
});

describe('profile pictures', () => {
  test.each(CALLERS)('are written by their owner and read by owner and admins: %s', async (caller) => {
    const picture = `profiles/${owner.uid}/${caller}.png`;
    expect(await mayUpload(caller, picture, 'image/png')).toBe(caller === 'owner');
    await mayUpload('owner', picture, 'image/png');
    expect(await mayRead(caller, picture)).toBe(caller === 'owner' || caller === 'admin');
    expect(await mayDelete(caller, picture)).toBe(caller === 'owner');
  });

  test('are accepted while the account is active or has no record yet', async () => {
    const person = await testData.account();
    tokens.leaver = await tokenOf(person);
    const record = testData.db.doc(`users/${person.uid}`);
    const closed = testData.db.doc(`closedAccounts/${person.uid}`);
    const upload = (name: string) => mayUpload('leaver', `profiles/${person.uid}/${name}.png`, 'image/png');
    expect(await upload('open')).toBe(true);
    await record.update({ isActive: false });
    expect(await upload('inactive')).toBe(false);
    await record.delete();
    expect(await upload('new')).toBe(true);
    await closed.set({ uid: person.uid, closedAt: new Date() });
    expect(await upload('deleted')).toBe(false);
    await closed.delete();
  });

  test('of type AVIF, SVG or PDF are rejected', async () => {
    for (const type of ['image/avif', 'image/svg+xml', 'application/pdf']) {
      expect(await mayUpload('owner', `profiles/${owner.uid}/x`, type)).toBe(false);
    }
  });
});

describe('a content encoding', () => {
  const BOUNDARY = 'part-of-a-picture';
  /** Uploads as the web SDK does: the metadata, then the bytes. */
  const mayUploadWith = (caller: Caller, name: string, metadata: object) =>
    allowed(
      fetch(`${objects}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          ...as(caller),
          'X-Goog-Upload-Protocol': 'multipart',
          'Content-Type': `multipart/related; boundary=${BOUNDARY}`,
        },
        body: [
          `--${BOUNDARY}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n`,
          JSON.stringify({ name, contentType: 'image/png', ...metadata }),
          `\r\n--${BOUNDARY}\r\nContent-Type: image/png\r\n\r\nabc\r\n--${BOUNDARY}--`,
        ].join(''),
      }),
    );
  const mayUpdateMetadata = (caller: Caller, name: string, metadata: object) =>
    allowed(
      fetch(`${objects}/${encodeURIComponent(name)}`, {
        method: 'PATCH',
        headers: { ...as(caller), 'Content-Type': 'application/json' },
        body: JSON.stringify(metadata),
      }),
    );

  test('other than identity is rejected in an upload', async () => {
    const profile = `profiles/${owner.uid}/encoded.png`;
    const product = 'products/rules-encoded/640.png';
    for (const [caller, name] of [
      ['owner', profile],
      ['admin', product],
    ] as const) {
      expect(await mayUploadWith(caller, name, { contentEncoding: 'gzip' })).toBe(false);
      expect(await mayUploadWith(caller, name, { cacheControl: 'public, max-age=60' })).toBe(true);
      expect(await mayUploadWith(caller, name, { contentEncoding: 'identity' })).toBe(true);
    }
  });

  test('cannot be added to a stored picture, and can be removed', async () => {
    const name = `profiles/${owner.uid}/described.png`;
    expect(await mayUploadWith('owner', name, {})).toBe(true);
    expect(await mayUpdateMetadata('owner', name, { contentEncoding: 'gzip' })).toBe(false);
    expect(await mayUpdateMetadata('owner', name, { metadata: { note: 'mine' } })).toBe(true);
    // As a picture stored before this rule existed.
    const stored = getStorage(testData.app).bucket(`${addresses.projectId}.firebasestorage.app`).file(name);
    await stored.setMetadata({ contentEncoding: 'gzip' });
    expect(await mayUpdateMetadata('owner', name, { metadata: { note: 'mine still' } })).toBe(false);
    expect(await mayUpdateMetadata('stranger', name, { contentEncoding: null })).toBe(false);
    expect(await mayUpdateMetadata('owner', name, { contentEncoding: null })).toBe(true);
  });
});

test.each(CALLERS)('every other path denies reads and uploads: %s', async (caller) => {
  for (const place of ['x.png', 'reports/x.png', 'products/x.png', `profiles/${owner.uid}/a/b.png`]) {
    expect(await mayUpload(caller, place, 'image/png')).toBe(false);
    expect(await mayRead(caller, place)).toBe(false);
  }
});
