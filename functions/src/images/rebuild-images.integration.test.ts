import { initializeApp } from 'firebase-admin/app';
import type { Product } from '@nargisus/domain/catalogue';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stock } from '../testing/sample-orders.ts';
import { SOURCE_IMAGE } from './source-image.ts';
import { ImageStore } from './image-store.ts';
import { ImagesRepository } from './images.repository.ts';
import { rebuildImages } from './rebuild-images.ts';

/* In an isolated project and bucket, which no trigger follows: only the command draws. */
const projectId = `demo-rebuild-${randomUUID().slice(0, 8)}`;
const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });
const db = getFirestore(app);
const bucket = getStorage(app).bucket();
const images = new ImagesRepository(db);

const rebuild = (repair: boolean) =>
  rebuildImages(db, { images }, new ImageStore(), { repair, now: () => new Date() });

async function productWith(id: string, content: Buffer): Promise<string> {
  const path = `products/${id}/photo.png`;
  await bucket.file(path).save(content, { contentType: 'image/png' });
  await stock(db, id, 100);
  const image = `https://firebasestorage.googleapis.com/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=t`;
  await db.doc(`products/${id}`).update({ image });
  return path;
}

const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a1c3b' } })
    .png()
    .toBuffer();

test('draws what is missing, lists what it cannot draw, and a second run finds nothing to do', async () => {
  await stock(db, 'on-the-site', 100);
  const path = await productWith('p1', await photo());
  await productWith('p2', Buffer.from('no image'));

  expect(await rebuild(false)).toEqual({ products: 3, missing: ['p1', 'p2'], failed: [] });
  expect(await images.sizesOf(path)).toBeNull();

  const unreadable = [{ id: 'p2', reason: 'not-an-image' }];
  expect(await rebuild(true)).toEqual({ products: 3, missing: ['p1', 'p2'], failed: unreadable });
  const shown = (await db.doc('products/p1').get()).get('images') as { webp: string }[];
  expect(shown.map(({ webp }) => webp)).toEqual([
    '/renditions/p1/photo-w320.webp',
    '/renditions/p1/photo-w400.webp',
  ]);
  const [{ metadata }] = await bucket.file('products/p1/photo-w400.webp').getMetadata();
  expect(metadata?.[SOURCE_IMAGE]).toBe(path);
  expect((await rebuild(false)).missing).toEqual(['p2']);

  await bucket.file('products/p1/photo-w400.webp').delete();
  expect((await rebuild(true)).missing).toContain('p1');
  expect((await bucket.file('products/p1/photo-w400.webp').exists())[0]).toBe(true);
}, 60_000);

test('draws every picture of a product, and again those that were drawn without the widest rendition', async () => {
  const front = await productWith('p3', await photo());
  const back = front.replace('photo', 'back');
  await bucket.file(back).save(await photo(), { contentType: 'image/png' });
  const { image } = (await db.doc('products/p3').get()).data() as { image: string };
  const urls = [image, image.replace('photo', 'back'), '/pictures/c.webp'];
  await db.doc('products/p3').update({ pictures: urls.map((url) => ({ url, alt: '' })) });

  expect((await rebuild(true)).missing).toContain('p3');
  const { pictures } = (await db.doc('products/p3').get()).data() as Pick<Product, 'pictures'>;
  const pattern = (name: string) => `/renditions/p3/${name}-w{width}.{format}`;
  expect(pictures?.map(({ renditions }) => renditions)).toEqual([
    { pattern: pattern('photo'), sizes: '320x240 400x300' },
    { pattern: pattern('back'), sizes: '320x240 400x300' },
    undefined,
  ]);
  expect((await rebuild(false)).missing).not.toContain('p3');

  const records = await db.collection('pictures').where('path', '==', back).get();
  await records.docs[0]!.ref.update({ upTo: FieldValue.delete() });
  expect((await rebuild(false)).missing).toContain('p3');
  await rebuild(true);
  expect((await rebuild(false)).missing).not.toContain('p3');
}, 60_000);

test('the hour until giving up counts from the first attempt, and restarts once an image was drawn', async () => {
  const path = 'products/p9/photo.png';
  const first = new Date('2026-11-22T10:00:00Z');
  expect(await images.begun(path, first)).toEqual(first);
  expect(await images.begun(path, new Date('2026-11-22T10:30:00Z'))).toEqual(first);
  await images.drawn(path, [{ width: 10, height: 10 }]);
  const later = new Date('2026-11-22T12:00:00Z');
  expect(await images.begun(path, later)).toEqual(later);
});
