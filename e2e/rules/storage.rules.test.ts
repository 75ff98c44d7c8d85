import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '@nargisus/domain/catalogue';
import { addresses } from '@nargisus/local-suite/launcher';
import { tokenOf } from '../fixtures/network/api-client.ts';
import { openTestData, type Account } from '../fixtures/data/test-data.ts';

const testData = openTestData();
const objects = `http://${addresses.hosts.storage}/v0/b/${addresses.projectId}.firebasestorage.app/o`;
let owner: Account;
const tokens: Partial<Record<Who, string>> = {};
type Who = 'nobody' | 'owner' | 'stranger' | 'admin' | 'leaver';
const everybody: Who[] = ['nobody', 'owner', 'stranger', 'admin'];

beforeAll(async () => {
  owner = await testData.account();
  tokens.owner = await tokenOf(owner);
  tokens.stranger = await tokenOf(await testData.account());
  tokens.admin = await tokenOf(await testData.account('admin'));
});
afterAll(() => testData.close());

const as = (who: Who): Record<string, string> =>
  tokens[who] ? { Authorization: `Firebase ${tokens[who]}` } : {};

/** True when it was stored, false when the rules said no; any other answer fails the test. */
async function mayUpload(who: Who, name: string, type = 'image/webp', bytes = 3): Promise<boolean> {
  return allowed(
    fetch(`${objects}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...as(who), 'Content-Type': type },
      body: new Uint8Array(bytes),
    }),
  );
}

const mayRead = (who: Who, name: string) =>
  allowed(fetch(`${objects}/${encodeURIComponent(name)}?alt=media`, { headers: as(who) }));
const mayList = (who: Who, prefix: string) =>
  allowed(fetch(`${objects}?prefix=${encodeURIComponent(prefix)}&delimiter=/`, { headers: as(who) }));
const mayDelete = (who: Who, name: string) =>
  allowed(fetch(`${objects}/${encodeURIComponent(name)}`, { method: 'DELETE', headers: as(who) }));

async function allowed(request: Promise<Response>): Promise<boolean> {
  const answer = await request;
  await answer.arrayBuffer();
  if (answer.ok) return true;
  expect(answer.status).toBe(403);
  return false;
}

describe('product pictures', () => {
  test.each(everybody)('are uploaded by %s only as an admin, and read by all', async (who) => {
    expect(await mayUpload(who, `products/rules-${who}/640.webp`)).toBe(who === 'admin');
    await mayUpload('admin', 'products/rules-shown/640.webp');
    expect(await mayRead(who, 'products/rules-shown/640.webp')).toBe(true);
  });

  test.each(everybody)('cannot be listed, not even by %s, and are deleted by admins', async (who) => {
    await mayUpload('admin', `products/rules-kept/${who}.webp`);
    expect(await mayList(who, 'products/rules-kept/')).toBe(false);
    expect(await mayDelete(who, `products/rules-kept/${who}.webp`)).toBe(who === 'admin');
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

  test('of exactly the largest size are taken, and of one byte more refused', async () => {
    expect(await mayUpload('admin', 'products/rules-size/1', 'image/png', MAX_IMAGE_BYTES)).toBe(true);
    expect(await mayUpload('admin', 'products/rules-size/2', 'image/png', MAX_IMAGE_BYTES + 1)).toBe(false);
  });
});

describe('profile pictures', () => {
  test.each(everybody)('belong to their owner: %s', async (who) => {
    const picture = `profiles/${owner.uid}/${who}.png`;
    expect(await mayUpload(who, picture, 'image/png')).toBe(who === 'owner');
    await mayUpload('owner', picture, 'image/png');
    expect(await mayRead(who, picture)).toBe(who === 'owner' || who === 'admin');
    expect(await mayDelete(who, picture)).toBe(who === 'owner');
  });

  test('are taken of an account that is open or has no record yet, and of no other', async () => {
    const person = await testData.account();
    tokens.leaver = await tokenOf(person);
    const record = testData.db.doc(`users/${person.uid}`);
    const closed = testData.db.doc(`closedAccounts/${person.uid}`);
    const upload = (name: string) => mayUpload('leaver', `profiles/${person.uid}/${name}.png`, 'image/png');
    expect(await upload('open')).toBe(true);
    await record.update({ isActive: false });
    expect(await upload('shut')).toBe(false);
    await record.delete();
    expect(await upload('new')).toBe(true);
    await closed.set({ uid: person.uid, closedAt: new Date() });
    expect(await upload('gone')).toBe(false);
    await closed.delete();
  });

  test('are no renditions and no documents', async () => {
    for (const type of ['image/avif', 'image/svg+xml', 'application/pdf']) {
      expect(await mayUpload('owner', `profiles/${owner.uid}/x`, type)).toBe(false);
    }
  });
});

describe('an encoding', () => {
  const BOUNDARY = 'part-of-a-picture';
  /** As the web SDK uploads: the metadata, then the bytes. */
  const mayUploadWith = (who: Who, name: string, metadata: object) =>
    allowed(
      fetch(`${objects}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          ...as(who),
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
  const mayDescribe = (who: Who, name: string, metadata: object) =>
    allowed(
      fetch(`${objects}/${encodeURIComponent(name)}`, {
        method: 'PATCH',
        headers: { ...as(who), 'Content-Type': 'application/json' },
        body: JSON.stringify(metadata),
      }),
    );

  test('is declared by no upload', async () => {
    const profile = `profiles/${owner.uid}/encoded.png`;
    const product = 'products/rules-encoded/640.png';
    for (const [who, name] of [
      ['owner', profile],
      ['admin', product],
    ] as const) {
      expect(await mayUploadWith(who, name, { contentEncoding: 'gzip' })).toBe(false);
      expect(await mayUploadWith(who, name, { cacheControl: 'public, max-age=60' })).toBe(true);
      expect(await mayUploadWith(who, name, { contentEncoding: 'identity' })).toBe(true);
    }
  });

  test('is given to no stored picture, and may be taken away', async () => {
    const name = `profiles/${owner.uid}/described.png`;
    expect(await mayUploadWith('owner', name, {})).toBe(true);
    expect(await mayDescribe('owner', name, { contentEncoding: 'gzip' })).toBe(false);
    expect(await mayDescribe('owner', name, { metadata: { note: 'mine' } })).toBe(true);
    // As a picture from before this rule is.
    const stored = getStorage(testData.app).bucket(`${addresses.projectId}.firebasestorage.app`).file(name);
    await stored.setMetadata({ contentEncoding: 'gzip' });
    expect(await mayDescribe('owner', name, { metadata: { note: 'mine still' } })).toBe(false);
    expect(await mayDescribe('stranger', name, { contentEncoding: null })).toBe(false);
    expect(await mayDescribe('owner', name, { contentEncoding: null })).toBe(true);
  });
});

test.each(everybody)('every other path is closed to %s', async (who) => {
  for (const place of ['x.png', 'reports/x.png', 'products/x.png', `profiles/${owner.uid}/a/b.png`]) {
    expect(await mayUpload(who, place, 'image/png')).toBe(false);
    expect(await mayRead(who, place)).toBe(false);
  }
});
