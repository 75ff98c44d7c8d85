import { spreadRenditions } from '@nargisus/domain/catalogue';
import type { Review } from '@nargisus/domain/reviews';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { reviewPictureUrl as urlOf } from '../reviews/review-pictures.ts';
import { showReviewPictures } from './show-review-pictures.ts';

const at = new Date('2026-11-23T00:00:00Z');
const picture = { name: 'a.jpeg', url: 'https://storage.example/a.jpeg' };
const drawn = {
  ...picture,
  renditions: { pattern: 'https://storage.example/a-w{width}.{format}', sizes: '320x400' },
};
const review = (over: Partial<Review> = {}): Review => ({
  ...{ _id: 'r1', orderId: 'o1', productId: 'P1', productName: 'Panjabi', size: 'M', uid: 'u1' },
  ...{ author: 'Rahima', stars: 5, text: '', pictures: [picture], status: 'approved', answer: null },
  ...{ createdAt: at, updatedAt: at },
  ...over,
});
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a31' } }).jpeg();

async function show(before: Review | undefined, after: Review | undefined, upload?: Buffer, isShown = true) {
  const store = { read: vi.fn().mockResolvedValue(upload), write: vi.fn(), remove: vi.fn() };
  const showRenditions = vi.fn((_id: string, _pictures: readonly Review['pictures'][number][]) =>
    Promise.resolve(isShown),
  );
  const stores = { store, reviews: { showRenditions }, bucket: 'b', newToken: () => 'secret', urlOf };
  await showReviewPictures(stores, { before, after });
  return {
    written: store.write.mock.calls.map(([, path, type, , token]) => [path, type, token] as unknown[]),
    removed: store.remove.mock.calls.map(([image]) => (image as { path: string }).path),
    shown: showRenditions.mock.calls,
  };
}

const FILES = ['reviews/u1/a-w320.avif', 'reviews/u1/a-w320.webp'];

test('a published picture gets a small rendition, whose URL contains a secret', async () => {
  const pending = review({ status: 'pending' });
  const { written, shown } = await show(pending, review(), await photo(1000, 1250).toBuffer());
  expect(written.map(([path]) => path)).toEqual(FILES);
  expect(written[0]).toEqual([FILES[0], 'image/avif', 'secret']);
  const [[id, [stored]]] = shown as [[string, Review['pictures']]];
  expect([id, stored!.renditions!.sizes]).toEqual(['r1', '320x400']);
  const [small] = spreadRenditions(stored!.renditions!);
  expect(small!.webp).toMatch(/\/b\/o\/reviews%2Fu1%2Fa-w320\.webp\?alt=media&token=secret$/);
});

test('a picture with camera metadata is drawn from its clean copy', async () => {
  const upload = await photo(500, 500)
    .withExif({ IFD0: { Artist: 'Rahima' } })
    .toBuffer();
  const { written } = await show(undefined, review(), upload);
  expect(written.map(([path]) => path)).toEqual(FILES);
});

test.each([
  ['waits for staff', review({ status: 'pending' })],
  ['is hidden', review({ status: 'hidden' })],
  ['has its renditions', review({ pictures: [drawn] })],
  ['has no pictures', review({ pictures: [] })],
])('nothing is drawn of a review that %s', async (_what, after) => {
  const { written, shown } = await show(undefined, after, await photo(1000, 1250).toBuffer());
  expect([written, shown]).toEqual([[], []]);
});

test.each([
  ['is gone', async () => undefined],
  ['is not an image', async () => Buffer.from('text')],
  ['is narrower than a rendition', () => photo(200, 250).toBuffer()],
])('nothing is stored for a picture that %s', async (_what, upload) => {
  const { written, shown } = await show(undefined, review(), await upload());
  expect([written, shown]).toEqual([[], []]);
});

test.each([
  ['a deleted review', review({ pictures: [drawn] }), undefined, FILES],
  ['a picture that was taken out', review({ pictures: [drawn] }), review({ pictures: [] }), FILES],
  ['a hidden review', review({ pictures: [drawn] }), review({ pictures: [drawn], status: 'hidden' }), []],
  ['a deleted review without renditions', review(), undefined, []],
])('of %s, these renditions are removed', async (_what, before, after, expected) => {
  expect((await show(before, after)).removed).toEqual(expected);
});

test('renditions of a review that was deleted while they were drawn are removed', async () => {
  const { removed } = await show(undefined, review(), await photo(1000, 1250).toBuffer(), false);
  expect(removed).toEqual(FILES);
});
