import {
  areAtStorage,
  PRODUCT_IMAGES,
  renditionPath,
  storedBucketOf,
  storedPathOf,
  type Product,
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
  /** Ids of products with a picture that lacked renditions, or that did not show them. */
  readonly missing: string[];
  /** Products that could not be repaired, with the reason. */
  readonly failed: { readonly id: string; readonly reason: string }[];
}

/**
 * Draws the missing renditions of all products, one image at a time. Skips what is drawn, so that another run
 * continues an interrupted one. Reads one document for each product and each of its uploaded pictures, and queries
 * Storage once for each of these.
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
      const missing = await missingOf(product, repositories, store);
      if (missing.length > 0) result.missing.push(product.id);
      if (!repair || missing.length === 0) continue;
      const reason = await draw(product, missing, repositories, store, now());
      if (reason) result.failed.push({ id: product.id, reason });
    }
    result.products += page.length;
    progress?.(result.products);
  }
  return result;
}

/** Returns the uploaded files of a product that lack renditions, or whose renditions it does not show. */
async function missingOf(
  product: QueryDocumentSnapshot,
  { images }: { readonly images: ImagesRepository },
  store: ImageStore,
): Promise<StoredImage[]> {
  const missing: StoredImage[] = [];
  for (const [image, isShown] of uploadsOf(product)) {
    const widest = isShown && (await images.sizesOf(image.path))?.at(-1);
    // Written last: when it exists, the others do too.
    const isDrawn =
      widest && (await store.has({ ...image, path: renditionPath(image.path, widest.width, 'webp') }));
    if (!isDrawn) missing.push(image);
  }
  return missing;
}

/** Returns each uploaded file and whether the product shows renditions of it; not the site's own images or other URLs. */
function uploadsOf(product: QueryDocumentSnapshot): [StoredImage, isShown: boolean][] {
  const { image, pictures = [] } = product.data() as Pick<Product, 'image' | 'pictures'>;
  const images = product.get('images') as Rendition[] | undefined;
  const isShown = new Map(pictures.map(({ url, renditions }) => [url, renditions !== undefined]));
  isShown.set(image, images !== undefined && !areAtStorage(images));
  return [...isShown].flatMap(([url, shown]): [StoredImage, boolean][] => {
    const [path, bucket] = [storedPathOf(url), storedBucketOf(url)];
    return path?.startsWith(PRODUCT_IMAGES) && bucket ? [[{ bucket, path }, shown]] : [];
  });
}

/** Returns why it failed; undefined on success. */
async function draw(
  product: QueryDocumentSnapshot,
  missing: readonly StoredImage[],
  repositories: { readonly images: ImagesRepository },
  store: ImageStore,
  now: Date,
): Promise<string | undefined> {
  const reasons = new Set<string>();
  for (const image of missing) {
    try {
      let outcome = await makeRenditions(repositories, store, image, now);
      // The upload has been replaced by a copy without camera metadata.
      if (outcome === 'cleaned') outcome = await makeRenditions(repositories, store, image, now);
      if (outcome !== 'made') reasons.add(outcome);
    } catch (cause) {
      reasons.add(cause instanceof Error ? cause.message : String(cause));
    }
  }
  const { image, pictures } = product.data() as Pick<Product, 'image' | 'pictures'>;
  await showRenditions(repositories, { id: product.id, image, ...(pictures && { pictures }) }, now);
  return reasons.size > 0 ? [...reasons].join(', ') : undefined;
}

async function* pagesOfProducts(db: Firestore): AsyncIterable<QueryDocumentSnapshot[]> {
  const all = db
    .collection('products')
    .select('image', 'images', 'pictures')
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
