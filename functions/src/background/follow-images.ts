import { areAtStorage, isRenditionName, PRODUCT_IMAGES, type Rendition } from '@nargisus/domain/catalogue';
import { fromDocument } from '@nargisus/domain/contract';
import { reviewSchema } from '@nargisus/domain/reviews';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { info, warn } from 'firebase-functions/logger';
import { onObjectFinalized } from 'firebase-functions/storage';
import { randomUUID } from 'node:crypto';
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
    // An upload to a review may name any metadata, but has not the name of a rendition (storage.rules).
    if (metadata?.[SOURCE_IMAGE] !== undefined && (!OF_A_REVIEW.test(path) || isRenditionName(path))) return;
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

/** Draws small renditions of the pictures of a published review, and removes those of a deleted one. */
export const showReviewPictures = onDocumentWritten(
  { document: 'reviews/{id}', ...imageOptions },
  reportFailures(async ({ data, params: { id } }) => {
    const [before, after] = [data?.before, data?.after].map((it) => {
      const stored = it?.data();
      return stored && fromDocument(reviewSchema, id, stored);
    });
    // Most reviews have no pictures.
    if (!before?.pictures.length && !after?.pictures.length) return;
    const [{ ImageStore }, show, { reviewPictureUrl }, { getStorage }, { adminApp }] = await Promise.all([
      import('../images/image-store.ts'),
      import('../images/show-review-pictures.ts'),
      import('../reviews/review-pictures.ts'),
      import('firebase-admin/storage'),
      import('../firestore/admin-app.ts'),
    ]);
    const { reviews } = await openRepositories();
    const bucket = getStorage(adminApp()).bucket().name;
    const stores = {
      store: new ImageStore(),
      reviews,
      bucket,
      newToken: randomUUID,
      urlOf: reviewPictureUrl,
    };
    await show.showReviewPictures(stores, { before, after });
  }),
);
