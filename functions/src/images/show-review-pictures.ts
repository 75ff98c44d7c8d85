import { RENDITION_FORMATS, renditionPath, type RenditionSize } from '@nargisus/domain/catalogue';
import type { Review } from '@nargisus/domain/reviews';
import { drawRenditions } from './draw-renditions.ts';
import type { ImageStore, StoredImage } from './image-store.ts';

/** The width of a review's picture in lists, in pixels: its slot is at most 120 wide. A tap opens the upload. */
const WIDTH = 320;

type ReviewPicture = Review['pictures'][number];

interface Stores {
  readonly store: Pick<ImageStore, 'read' | 'write' | 'remove'>;
  readonly reviews: {
    readonly showRenditions: (id: string, pictures: readonly ReviewPicture[]) => Promise<boolean>;
  };
  /** The bucket of the uploads. */
  readonly bucket: string;
  /** Returns a secret that a rendition's URL contains, as the upload's does. */
  readonly newToken: () => string;
  /** Returns the download URL of a file with such a secret. */
  readonly urlOf: (bucket: string, path: string, token: string) => string;
}

/** A write of a review: the stored one before and after it. */
interface ReviewChange {
  readonly before: Review | undefined;
  readonly after: Review | undefined;
}

/**
 * Draws the small rendition of a published review's pictures and stores them with the review. Removes those of pictures that no
 * review has any more. A hidden review keeps them, because staff may publish it again. Idempotent.
 */
export async function showReviewPictures(stores: Stores, { before, after }: ReviewChange): Promise<void> {
  const kept = new Set(after?.pictures.map(({ name }) => name));
  if (before)
    await remove(
      stores,
      before.uid,
      before.pictures.filter(({ name }) => !kept.has(name)),
    );
  if (after?.status !== 'approved') return;
  const drawn: ReviewPicture[] = [];
  for (const picture of after.pictures)
    if (!picture.renditions) drawn.push(...(await draw(stores, after.uid, picture)));
  if (drawn.length === 0) return;
  // Deleted or hidden while its pictures were drawn.
  if (!(await stores.reviews.showRenditions(after._id, drawn))) await remove(stores, after.uid, drawn);
}

/** Returns the picture with its renditions; nothing for one that is gone, or narrower than its rendition. */
async function draw(
  { store, bucket, newToken, urlOf }: Stores,
  uid: string,
  picture: ReviewPicture,
): Promise<ReviewPicture[]> {
  const image = imageOf(bucket, uid, picture);
  const upload = await store.read(image);
  let drawing = upload && (await drawRenditions(upload, sizesFor));
  // Its clean copy is on its way (tidy-review-picture.ts).
  if (drawing && !drawing.ok && drawing.reason === 'unclean') {
    drawing = await drawRenditions(drawing.bytes, sizesFor);
  }
  if (!drawing?.ok || drawing.sizes.length === 0) return [];
  const token = newToken();
  for (const { width, format, bytes } of drawing.files) {
    await store.write(image, renditionPath(image.path, width, format), `image/${format}`, bytes, token);
  }
  const [stem] = renditionPath(image.path, 1, 'webp').split('1.webp');
  const pattern = urlOf(bucket, stem!, token).replace('?', '{width}.{format}?');
  const sizes = drawing.sizes.map(({ width, height }) => `${width}x${height}`).join(' ');
  return [{ ...picture, renditions: { pattern, sizes } }];
}

async function remove(
  { store, bucket }: Stores,
  uid: string,
  pictures: readonly ReviewPicture[],
): Promise<void> {
  for (const picture of pictures) {
    const { path } = imageOf(bucket, uid, picture);
    if (!picture.renditions) continue;
    for (const format of RENDITION_FORMATS)
      await store.remove({ bucket, path: renditionPath(path, WIDTH, format) });
  }
}

const imageOf = (bucket: string, uid: string, { name }: ReviewPicture): StoredImage => ({
  bucket,
  path: `reviews/${uid}/${name}`,
});

/** None for a narrower upload, which is small anyway: so the name of the rendition is known. */
const sizesFor = ({ width, height }: RenditionSize): RenditionSize[] =>
  WIDTH < width ? [{ width: WIDTH, height: Math.max(1, Math.round((WIDTH * height) / width)) }] : [];
