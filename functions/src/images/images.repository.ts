import {
  productSchema,
  RENDITION_WIDTHS,
  withRenditions,
  type RenditionSize,
} from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { changedFields } from '../firestore/changed-fields.ts';

const WIDEST = RENDITION_WIDTHS.at(-1);

/** The record of an uploaded image: pictures/{hash of its path}. Only functions write it. */
const imageRecordSchema = z.object({
  path: z.string(),
  /** The drawn sizes; null before. */
  sizes: z._default(z.nullable(z.array(z.object({ width: z.int(), height: z.int() }))), null),
  /** The widest rendition that the shop made when it was drawn; absent when that was 1280. */
  upTo: z.optional(z.int()),
  /** Products that show it. */
  products: z._default(z.array(z.string()), []),
  /** When drawing was first attempted; absent once it was drawn. */
  begunAt: z.optional(z.instanceof(Timestamp)),
});

/**
 * Connects images and products in either order: an image's record lists the products that wait for it, and a
 * product finds its renditions. Both write the image's record before they read it, so that one of two concurrent
 * ones sees the other.
 */
export class ImagesRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Records that an image is drawn; returns the products that show it. One read, one write. */
  drawn(path: string, sizes: readonly RenditionSize[]): Promise<readonly string[]> {
    const image = this.#recordOf(path);
    return this.#db.runTransaction(async (transaction) => {
      const { products } = imageRecordSchema.parse({ path, ...(await transaction.get(image)).data() });
      transaction.set(
        image,
        { path, sizes, upTo: WIDEST, drawnAt: FieldValue.serverTimestamp(), begunAt: FieldValue.delete() },
        { merge: true },
      );
      return products;
    });
  }

  /** Returns the drawn sizes; null before, and when the shop made narrower ones then. One read. */
  async sizesOf(path: string): Promise<readonly RenditionSize[] | null> {
    const record = imageRecordSchema.parse({ path, ...(await this.#recordOf(path).get()).data() });
    return record.upTo === WIDEST ? record.sizes : null;
  }

  /**
   * Records that drawing begins. One read, and one write the first time.
   *
   * @returns when the first attempt began: all attempts since have failed
   */
  begun(path: string, now: Date): Promise<Date> {
    const image = this.#recordOf(path);
    return this.#db.runTransaction(async (transaction) => {
      const { begunAt } = imageRecordSchema.parse({ path, ...(await transaction.get(image)).data() });
      if (begunAt) return begunAt.toDate();
      transaction.set(image, { path, begunAt: now }, { merge: true });
      return now;
    });
  }

  /** Records that a product shows an image; returns the drawn sizes, null before. One read, at most one write. */
  shown(path: string, productId: string): Promise<readonly RenditionSize[] | null> {
    const image = this.#recordOf(path);
    return this.#db.runTransaction(async (transaction) => {
      const known = imageRecordSchema.parse({ path, ...(await transaction.get(image)).data() });
      if (!known.products.includes(productId)) {
        transaction.set(image, { path, products: FieldValue.arrayUnion(productId) }, { merge: true });
      }
      return known.sizes;
    });
  }

  /**
   * Gives a product the renditions of those pictures that it still shows, by the path of the upload. One read, at most one
   * write.
   */
  attach(
    productId: string,
    drawn: ReadonlyMap<string, readonly RenditionSize[]>,
    now: Date,
  ): Promise<boolean> {
    const reference = this.#db.doc(`products/${productId}`);
    return this.#db.runTransaction(async (transaction) => {
      const data = (await transaction.get(reference)).data();
      if (!data) return false;
      const product = fromDocument(productSchema, productId, data);
      const after = withRenditions(product, drawn, now);
      if (after === product) return false;
      const [from, to] = [toDocument(productSchema, product), toDocument(productSchema, after)];
      transaction.update(reference, changedFields(from, to));
      return true;
    });
  }

  #recordOf(path: string): DocumentReference {
    return this.#db.doc(`pictures/${createHash('sha256').update(path).digest('hex').slice(0, 40)}`);
  }
}
