import {
  areAtStorage,
  PRODUCT_IMAGES,
  renditionPath,
  storedBucketOf,
  storedPathOf,
  type Rendition,
} from '@nargisus/domain/catalogue';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ImagesRepository } from './images.repository.ts';
import { makeRenditions } from './make-renditions.ts';
import type { ImageStore, StoredImage } from './image-store.ts';
import { showRenditions } from './show-renditions.ts';

const PAGE = 200;

interface Rebuild {
  /** Whether to draw what is missing, or only to list it. */
  readonly repair: boolean;
  readonly now: () => Date;
  /** Called after each page with the number of products so far. */
  readonly progress?: (products: number) => void;
}

export interface RebuiltImages {
  readonly products: number;
  /** Ids of products whose image lacked renditions, or that did not show them. */
  readonly missing: string[];
  /** Products that could not be repaired, with the reason. */
  readonly failed: { readonly id: string; readonly reason: string }[];
}

/**
 * Draws the missing renditions of all products, one image at a time. Skips what is drawn, so that another run
 * continues an interrupted one. Reads two documents, and queries Storage once, for each product with an uploaded
 * image.
 */
export async function rebuildImages(
  db: Firestore,
  repositories: { readonly images: ImagesRepository },
  store: ImageStore,
  { repair, now, progress }: Rebuild,
): Promise<RebuiltImages> {
  const result = { products: 0, missing: [], failed: [] } as {
    products: number;
    missing: string[];
    failed: RebuiltImages['failed'][number][];
  };
  for await (const page of pagesOfProducts(db)) {
    for (const product of page) {
      const image = imageOf(product.get('image') as string);
      if (!image || (await isComplete(product, image, repositories, store))) continue;
      result.missing.push(product.id);
      if (!repair) continue;
      const reason = await draw(product, image, repositories, store, now());
      if (reason) result.failed.push({ id: product.id, reason });
    }
    result.products += page.length;
    progress?.(result.products);
  }
  return result;
}

/** Returns the uploaded file that a product shows; undefined for the site's own images and other URLs. */
function imageOf(image: string): StoredImage | undefined {
  const path = storedPathOf(image);
  const bucket = storedBucketOf(image);
  return path?.startsWith(PRODUCT_IMAGES) && bucket ? { bucket, path } : undefined;
}

async function isComplete(
  product: QueryDocumentSnapshot,
  { bucket, path }: StoredImage,
  { images }: { readonly images: ImagesRepository },
  store: ImageStore,
): Promise<boolean> {
  const renditions = product.get('images') as Rendition[] | undefined;
  if (!renditions || areAtStorage(renditions)) return false;
  const widest = (await images.sizesOf(path))?.at(-1);
  // Written last: when it exists, the others do too.
  return widest !== undefined && store.has({ bucket, path: renditionPath(path, widest.width, 'webp') });
}

/** Returns why it failed; undefined on success. */
async function draw(
  product: QueryDocumentSnapshot,
  image: StoredImage,
  repositories: { readonly images: ImagesRepository },
  store: ImageStore,
  now: Date,
): Promise<string | undefined> {
  try {
    let outcome = await makeRenditions(repositories, store, image, now);
    // The upload has been replaced by a copy without camera metadata.
    if (outcome === 'cleaned') outcome = await makeRenditions(repositories, store, image, now);
    if (outcome !== 'made') return outcome;
    await showRenditions(repositories, { id: product.id, image: product.get('image') as string }, now);
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

async function* pagesOfProducts(db: Firestore): AsyncIterable<QueryDocumentSnapshot[]> {
  const all = db.collection('products').select('image', 'images').orderBy(FieldPath.documentId()).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
