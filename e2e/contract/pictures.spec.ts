import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openTestData } from '../fixtures/data/test-data.ts';

/*
 * Product pictures on the running suite: Storage brings an upload to the function that draws it in the shop's widths, and
 * Hosting shows what was drawn. How odd addresses are answered: functions/src/images/answer-rendition.test.ts.
 */
vi.setConfig({ testTimeout: 120_000 });
const testData = openTestData();
const made: string[] = [];
// The suite starts a process for each rendition that is asked for at the same time: no list is to show these to later tests.
afterAll(async () => {
  await Promise.all(made.map((id) => testData.removeProduct(id)));
  await testData.close();
});

async function productShowing(image: string) {
  const product = await testData.product({ image });
  made.push(product.id);
  return product;
}

const bucket = `${addresses.projectId}.appspot.com`;
const storage = `http://${addresses.hosts.storage}/v0/b/${bucket}/o`;

/** Through Hosting, as a visitor's browser would. */
const see = (address: string, method = 'GET') => fetch(addresses.shop + address, { method });

/** Three pixels by two, as PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPokrGGIAY4CwA2qgVH1dxAiQAAAABJRU5ErkJggg==',
  'base64',
);

/** As an admin's browser would; the address that the product is saved with. */
async function uploads(path: string, bytes: Buffer, type = 'image/png'): Promise<string> {
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
const eventuallyShown = (id: string) =>
  expect.poll(() => imagesOf(id), { timeout: 100_000, interval: 300 }).toHaveLength(1);
/** Where a rendition lies, as wide as PICTURE is. */
const atStorage = (path: string, format: 'avif' | 'webp') =>
  `${storage}/${encodeURIComponent(path.replace('.png', `-w3.${format}`))}?alt=media`;
const newName = () => `products/TEST/${crypto.randomUUID()}.png`;

describe('a product gets the renditions of its picture', () => {
  test('when it is saved before they are drawn, and again when it is saved with the same picture', async () => {
    const path = newName();
    const image = `${storage}/${encodeURIComponent(path)}?alt=media&token=t`;
    const { id } = await productShowing(image);
    await uploads(path, PICTURE);
    await eventuallyShown(id);
    const other = await productShowing(image);
    await eventuallyShown(other.id);
    expect(await imagesOf(other.id)).toEqual(await imagesOf(id));
  });

  test('none for a file that is not a picture, and the next picture is rendered', async () => {
    const notAPicture = await uploads(newName(), Buffer.from('<script>alert(1)</script>'));
    const bad = await productShowing(notAPicture);
    const good = await productShowing(await uploads(newName(), PICTURE));
    await eventuallyShown(good.id);
    expect(await imagesOf(bad.id)).toBeUndefined();
  });

  test('which were shown from Storage once and still are: a save gives it the shop’s own addresses', async () => {
    const path = newName();
    const { id } = await productShowing(await uploads(path, PICTURE));
    await eventuallyShown(id);
    const own = await imagesOf(id);
    const images = own!.map((rendition) => ({
      ...rendition,
      avif: atStorage(path, 'avif'),
      webp: atStorage(path, 'webp'),
    }));
    const drawn = await fetch(images[0]!.webp);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await testData.changeProduct(id, { images });
    await expect.poll(() => imagesOf(id), { timeout: 100_000, interval: 300 }).toEqual(own);
  });
});

describe('Hosting shows', () => {
  test('what was drawn of a product’s picture, for everybody and to be kept', async () => {
    const path = newName();
    const { id } = await productShowing(await uploads(path, PICTURE));
    await eventuallyShown(id);
    const [only] = (await imagesOf(id)) ?? [];
    const name = path.slice('products/'.length, -'.png'.length);
    expect(only).toMatchObject({ avif: `/renditions/${name}-w3.avif`, webp: `/renditions/${name}-w3.webp` });

    for (const format of ['avif', 'webp'] as const) {
      const seen = await see(only![format]);
      expect(seen.status).toBe(200);
      expect(Object.fromEntries(seen.headers)).toMatchObject({
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
      expect(seen.headers.has('set-cookie')).toBe(false);
      const stored = await fetch(atStorage(path, format));
      expect(Buffer.from(await seen.arrayBuffer())).toEqual(Buffer.from(await stored.arrayBuffer()));
    }

    const told = await see(only!.avif, 'HEAD');
    expect([told.status, told.headers.get('content-type'), await told.text()]).toEqual([
      200,
      'image/avif',
      '',
    ]);
    const sent = await see(only!.avif, 'POST');
    expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('nothing else that Storage has, nor whether it has it', async () => {
    const original = newName();
    await uploads(original, PICTURE);
    // Named as if we had drawn them.
    await uploads('products/TEST/own-w320.webp', PICTURE);
    await uploads('profiles/TEST/face-w320.webp', PICTURE);
    for (const address of [
      `/renditions/TEST/${crypto.randomUUID()}-w320.webp`, // never was
      `/renditions/${original.slice('products/'.length)}`,
      '/renditions/TEST/own-w320.webp',
      '/renditions/TEST/face-w320.webp',
      '/renditions/profiles/TEST/face-w320.webp',
      '/renditions/TEST%2F..%2F..%2Fprofiles%2FTEST/face-w320.webp',
      '/renditions/%252e%252e/profiles%2FTEST%2Fface-w320.webp',
      '/renditions/TEST//own-w320.webp',
      '/renditions/TEST/own-w320.webp?again',
    ]) {
      const seen = await see(address);
      const { status, headers } = seen;
      const kept = 'public, max-age=0, s-maxage=60';
      expect([status, headers.get('cache-control'), await seen.text()], address).toEqual([404, kept, '']);
      expect(headers.has('etag'), address).toBe(false);
    }
    // These come no further than Hosting: its patterns pass over names that begin with a dot.
    for (const address of [
      '/renditions/..%2Fprofiles%2FTEST/face-w320.webp',
      '/renditions/TEST/..%2F..%2Fprofiles%2FTEST%2Fface-w320.webp',
    ]) {
      const { status, headers } = await see(address);
      expect([status, headers.get('content-type')], address).toEqual([404, 'text/html; charset=utf-8']);
    }
  });
});
