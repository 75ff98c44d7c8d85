import type { Product } from '@nargisus/domain/catalogue';
import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';

/*
 * Product pictures on the local stack: an upload to Storage triggers the function that draws its renditions, and Hosting serves
 * them. functions/src/images/answer-rendition.test.ts tests invalid paths.
 */
vi.setConfig({ testTimeout: 120_000 });
const testData = openTestData();
const created: string[] = [];
// The stack starts a process for each concurrently requested rendition, so no list may show these products to later tests.
afterAll(async () => {
  await Promise.all(created.map((id) => testData.removeProduct(id)));
  await testData.close();
});

async function productWith(image: string, more: Partial<Product> = {}) {
  const product = await testData.product({ image, ...more });
  created.push(product.id);
  return product;
}

const bucket = `${addresses.projectId}.appspot.com`;
const storage = `http://${addresses.hosts.storage}/v0/b/${bucket}/o`;

/** Requests a path through Hosting, as a visitor's browser does. */
const request = (path: string, method = 'GET') => fetch(addresses.shop + path, { method });

/** A PNG of three by two pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPokrGGIAY4CwA2qgVH1dxAiQAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a file as an admin's browser does and returns the URL that the product is saved with. */
async function upload(path: string, bytes: Buffer, type = 'image/png'): Promise<string> {
  const answer = await fetch(`${storage}?uploadType=media&name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  const { downloadTokens } = (await answer.json()) as { downloadTokens: string };
  return `${storage}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}`;
}

const imagesOf = async (id: string) =>
  (await testData.db.doc(`products/${id}`).get()).get('images') as
    { width: number; avif: string; webp: string }[] | undefined;
const expectRenditions = (id: string) =>
  expect.poll(() => imagesOf(id), { timeout: 100_000, interval: 300 }).toHaveLength(1);
/** Returns the Storage URL of a rendition with PICTURE's width. */
const storageUrl = (path: string, format: 'avif' | 'webp') =>
  `${storage}/${encodeURIComponent(path.replace('.png', `-w3.${format}`))}?alt=media`;
const newName = () => `products/TEST/${crypto.randomUUID()}.png`;

describe('the renditions of a product’s picture', () => {
  test('are set when the product is saved before its upload, and when another product uses the same picture', async () => {
    const path = newName();
    const image = `${storage}/${encodeURIComponent(path)}?alt=media&token=t`;
    const { id } = await productWith(image);
    await upload(path, PICTURE);
    await expectRenditions(id);
    const other = await productWith(image);
    await expectRenditions(other.id);
    expect(await imagesOf(other.id)).toEqual(await imagesOf(id));
  });

  test('are set for every picture of a product, in whatever order it is saved and they are uploaded', async () => {
    const [first, second] = [newName(), newName()];
    const image = await upload(first, PICTURE);
    const later = `${storage}/${encodeURIComponent(second)}?alt=media&token=t`;
    const { id } = await productWith(image, { pictures: [image, later].map((url) => ({ url, alt: '' })) });
    await upload(second, PICTURE);
    const patternOf = (path: string) =>
      `/renditions/${path.slice('products/'.length, -'.png'.length)}-w{width}.{format}`;
    const renditionsOf = async () => {
      const product = (await testData.db.doc(`products/${id}`).get()).data() as Partial<Product>;
      return product.pictures?.map(({ renditions }) => renditions);
    };
    await expect
      .poll(renditionsOf, { timeout: 100_000, interval: 300 })
      .toEqual([first, second].map((path) => ({ pattern: patternOf(path), sizes: '3x2' })));
    expect(await imagesOf(id)).toHaveLength(1);
  });

  test('are not set for a file that is not a picture, and the next picture is drawn', async () => {
    const notAPicture = await upload(newName(), Buffer.from('<script>alert(1)</script>'));
    const bad = await productWith(notAPicture);
    const good = await productWith(await upload(newName(), PICTURE));
    await expectRenditions(good.id);
    expect(await imagesOf(bad.id)).toBeUndefined();
  });

  test('get the shop’s own URLs on a save if they have Storage URLs', async () => {
    const path = newName();
    const { id } = await productWith(await upload(path, PICTURE));
    await expectRenditions(id);
    const own = await imagesOf(id);
    const images = own!.map((rendition) => ({
      ...rendition,
      avif: storageUrl(path, 'avif'),
      webp: storageUrl(path, 'webp'),
    }));
    const drawn = await fetch(images[0]!.webp);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await testData.changeProduct(id, { images });
    await expect.poll(() => imagesOf(id), { timeout: 100_000, interval: 300 }).toEqual(own);
  });
});

describe('Hosting serves', () => {
  test('renditions to everyone, immutable', async () => {
    const path = newName();
    const { id } = await productWith(await upload(path, PICTURE));
    await expectRenditions(id);
    const [only] = (await imagesOf(id)) ?? [];
    const name = path.slice('products/'.length, -'.png'.length);
    expect(only).toMatchObject({ avif: `/renditions/${name}-w3.avif`, webp: `/renditions/${name}-w3.webp` });

    for (const format of ['avif', 'webp'] as const) {
      const served = await request(only![format]);
      expect(served.status).toBe(200);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: expect.stringMatching(/^"[^"]+"$/) as string,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=86400',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
      });
      expect(served.headers.has('set-cookie')).toBe(false);
      const stored = await fetch(storageUrl(path, format));
      expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(await stored.arrayBuffer()));
    }

    const head = await request(only!.avif, 'HEAD');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'image/avif',
      '',
    ]);
    const post = await request(only!.avif, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('no other file of Storage, with the same answer whether or not it exists', async () => {
    const original = newName();
    await upload(original, PICTURE);
    // Named like renditions.
    await upload('products/TEST/own-w320.webp', PICTURE);
    await upload('profiles/TEST/face-w320.webp', PICTURE);
    for (const path of [
      `/renditions/TEST/${crypto.randomUUID()}-w320.webp`, // does not exist
      `/renditions/${original.slice('products/'.length)}`,
      '/renditions/TEST/own-w320.webp',
      '/renditions/TEST/face-w320.webp',
      '/renditions/profiles/TEST/face-w320.webp',
      '/renditions/TEST%2F..%2F..%2Fprofiles%2FTEST/face-w320.webp',
      '/renditions/%252e%252e/profiles%2FTEST%2Fface-w320.webp',
      '/renditions/TEST//own-w320.webp',
      '/renditions/TEST/own-w320.webp?again',
    ]) {
      const answer = await request(path);
      const { status, headers } = answer;
      const caching = 'public, max-age=0, s-maxage=60';
      expect([status, headers.get('cache-control'), await answer.text()], path).toEqual([404, caching, '']);
      expect(headers.has('etag'), path).toBe(false);
    }
    // Hosting answers these itself: its patterns do not match names that begin with a dot.
    for (const path of [
      '/renditions/..%2Fprofiles%2FTEST/face-w320.webp',
      '/renditions/TEST/..%2F..%2Fprofiles%2FTEST%2Fface-w320.webp',
    ]) {
      const { status, headers } = await request(path);
      expect([status, headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8']);
    }
  });
});
