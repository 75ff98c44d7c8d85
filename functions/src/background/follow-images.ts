import { areAtStorage, PRODUCT_IMAGES, type Rendition } from '@nargisus/domain/catalogue';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { info, warn } from 'firebase-functions/logger';
import { onObjectFinalized } from 'firebase-functions/storage';
import { reportFailures } from './report-failures.ts';
import { openRepositories } from '../app/dependencies.ts';
import { imageOptions, REGION } from '../function-options.ts';
import { serviceAccounts } from '../deployment/service-accounts.ts';
import type { StoredImage } from '../images/image-store.ts';
import type { PicturedProduct } from '../images/show-renditions.ts';
import { SOURCE_IMAGE } from '../images/source-image.ts';

const OF_A_PERSON = /^profiles\/([^/]+)\//;
const OF_A_REVIEW = /^reviews\/([^/]+)\//;
const AN_HOUR_MS = 60 * 60 * 1000;

/** Draws an uploaded product image in the shop's widths. Limits how many profile images a person keeps. */
export const drawPictures = onObjectFinalized(
  imageOptions,
  reportFailures(async ({ data }) => {
    const { bucket, name: path, metadata } = data;
    // First, because each upload triggers six such events (docs/pictures.md).
    if (metadata?.[SOURCE_IMAGE] !== undefined) return;
    const [, uid] = OF_A_PERSON.exec(path) ?? [];
    if (uid) {
      const { limitProfileImages } = await import('../accounts/limit-profile-images.ts');
      return limitProfileImages(await openRepositories(), uid);
    }
    const [, reviewer] = OF_A_REVIEW.exec(path) ?? [];
    if (reviewer) return cleanReviewPicture(reviewer, { bucket, path });
    if (!path.startsWith(PRODUCT_IMAGES)) return;
    const repositories = await openRepositories();
    // Counted from the first attempt, not from the upload: after ten thousand uploads the queue alone takes
    // longer.
    const begunAt = await repositories.images.begun(path, new Date());
    if (Date.now() - begunAt.getTime() > AN_HOUR_MS) {
      return warn('No renditions: given up; npm run pictures:rebuild tries again', { path });
    }
    const [{ makeRenditions }, { ImageStore }] = await Promise.all([
      import('../images/make-renditions.ts'),
      import('../images/image-store.ts'),
    ]);
    const outcome = await makeRenditions(repositories, new ImageStore(), { bucket, path }, new Date());
    if (outcome === 'not-an-image') warn('No renditions: the file is not an image we can show', { path });
    else info(`Renditions: ${outcome}`, { path });
  }),
);

async function cleanReviewPicture(uid: string, picture: StoredImage): Promise<void> {
  const [{ ImageStore }, { tidyReviewPicture }, { ReviewPictures }] = await Promise.all([
    import('../images/image-store.ts'),
    import('../images/tidy-review-picture.ts'),
    import('../reviews/review-pictures.ts'),
  ]);
  const outcome = await tidyReviewPicture(new ImageStore(), new ReviewPictures(), uid, picture);
  info(`Review picture: ${outcome}`, { path: picture.path });
}

/** Gives a saved product the renditions of its pictures at their present URLs, also when they were drawn first. */
export const showPictures = onDocumentWritten(
  {
    document: 'products/{id}',
    region: REGION,
    memory: '256MiB',
    retry: true,
    serviceAccount: serviceAccounts.pictures,
  },
  reportFailures(async ({ data, params: { id } }) => {
    const [before, after] = [data?.before, data?.after].map((it) => it?.data() as StoredPictures | undefined);
    if (!after) return;
    const isSettled = urlsOf(before) === urlsOf(after) && after.images && !areAtStorage(after.images);
    if (isSettled) return;
    const { showRenditions } = await import('../images/show-renditions.ts');
    await showRenditions(await openRepositories(), { ...after, id }, new Date());
  }),
);

type StoredPictures = Omit<PicturedProduct, 'id'> & { readonly images?: readonly Rendition[] };

const urlsOf = (product?: StoredPictures) =>
  product && [product.image, ...(product.pictures ?? []).map(({ url }) => url)].join(' ');
