import { addresses } from '@nargisus/local-suite/launcher';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openBackstage } from '../fixtures/backstage.ts';

/* Product pictures on the running suite: Storage brings an upload to the function that draws it in the shop's widths. */
vi.setConfig({ testTimeout: 120_000 });
const backstage = openBackstage();
afterAll(() => backstage.close());

const bucket = `${addresses.projectId}.appspot.com`;
const storage = `http://${addresses.hosts.storage}/v0/b/${bucket}/o`;

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
  (await backstage.db.doc(`products/${id}`).get()).get('images') as
    { width: number; webp: string }[] | undefined;
const eventuallyShown = (id: string) =>
  expect.poll(() => imagesOf(id), { timeout: 100_000, interval: 300 }).toHaveLength(1);
const newName = () => `products/TEST/${crypto.randomUUID()}.png`;

describe('a product gets the renditions of its picture', () => {
  test('when it is saved before they are drawn, and again when it is saved with the same picture', async () => {
    const path = newName();
    const image = `${storage}/${encodeURIComponent(path)}?alt=media&token=t`;
    const { id } = await backstage.product({ image });
    await uploads(path, PICTURE);
    await eventuallyShown(id);
    const [only] = (await imagesOf(id)) ?? [];
    const drawn = await fetch(only?.webp ?? '');
    expect(drawn.headers.get('content-type')).toBe('image/webp');
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

    const other = await backstage.product({ image });
    await eventuallyShown(other.id);
    expect(await imagesOf(other.id)).toEqual(await imagesOf(id));
  });

  test('none of a file that is no picture, and the next picture is drawn all the same', async () => {
    const notAPicture = await uploads(newName(), Buffer.from('<script>alert(1)</script>'));
    const bad = await backstage.product({ image: notAPicture });
    const good = await backstage.product({ image: await uploads(newName(), PICTURE) });
    await eventuallyShown(good.id);
    expect(await imagesOf(bad.id)).toBeUndefined();
  });
});
