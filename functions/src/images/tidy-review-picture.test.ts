import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { MAX_REVIEW_UPLOADS, tidyReviewPicture } from './tidy-review-picture.ts';

const picture = { bucket: 'b', path: 'reviews/u1/a.jpeg' };
const drawn = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#a31' } }).jpeg();

async function tidy(upload: Buffer | undefined, uploads = 1) {
  const store = { read: vi.fn().mockResolvedValue(upload), replace: vi.fn(), remove: vi.fn() };
  const outcome = await tidyReviewPicture(store, { count: () => Promise.resolve(uploads) }, 'u1', picture);
  return { outcome, store };
}

test('keeps a picture without camera metadata', async () => {
  const { outcome, store } = await tidy(await drawn().toBuffer());
  expect([outcome, store.replace.mock.calls, store.remove.mock.calls]).toEqual(['kept', [], []]);
});

test('replaces a picture that says where it was taken by a clean copy', async () => {
  const exif = { IFD0: { Artist: 'Rahima' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } };
  const { outcome, store } = await tidy(await drawn().withExif(exif).toBuffer());
  expect(outcome).toBe('cleaned');
  const [, bytes] = store.replace.mock.calls[0] as [object, Buffer];
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test.each([
  ['text', Buffer.from('<script>alert(1)</script>')],
  ['a vector image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.alloc(0)],
])('deletes %s that was uploaded as a picture', async (_what, upload) => {
  const { outcome, store } = await tidy(upload);
  expect([outcome, store.remove.mock.calls]).toEqual(['not-an-image', [[picture]]]);
});

test('deletes the half of a picture', async () => {
  const whole = await drawn().toBuffer();
  expect((await tidy(whole.subarray(0, whole.length / 2))).outcome).toBe('not-an-image');
});

test('deletes one picture too many', async () => {
  const upload = await drawn().toBuffer();
  expect((await tidy(upload, MAX_REVIEW_UPLOADS)).outcome).toBe('kept');
  expect((await tidy(upload, MAX_REVIEW_UPLOADS + 1)).outcome).toBe('too-many');
});

test('ignores a picture that is gone', async () => {
  expect((await tidy(undefined)).outcome).toBe('gone');
});
