import { productSchema, withRenditions, type RenditionSize, type Product } from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { changedFields } from '../firestore/changed-fields.ts';

/** What is known of an uploaded picture: pictures/{hash of its path}. Written by functions only. */
const pictureSchema = z.object({
  path: z.string(),
  /** In which sizes it was drawn; null while it was not. */
  sizes: z._default(z.nullable(z.array(z.object({ width: z.int(), height: z.int() }))), null),
  /** Products that show it. */
  products: z._default(z.array(z.string()), []),
  /** When drawing was first tried; absent once it was drawn. */
  begunAt: z.optional(z.instanceof(Timestamp)),
});

/**
 * Brings pictures and products together, whichever comes first: a picture knows who waits for it, a product finds what
 * was drawn. Both write the picture's record before they look, so that one of two at once sees the other.
 */
export class PicturesRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Drawn now: tells which products show it. One read, one write. */
  drawn(path: string, sizes: readonly RenditionSize[]): Promise<readonly string[]> {
    const picture = this.#picture(path);
    return this.#db.runTransaction(async (transaction) => {
      const { products } = pictureSchema.parse({ path, ...(await transaction.get(picture)).data() });
      transaction.set(
        picture,
        { path, sizes, drawnAt: FieldValue.serverTimestamp(), begunAt: FieldValue.delete() },
        { merge: true },
      );
      return products;
    });
  }

  /** In which sizes it was drawn; null while it was not. One read. */
  async sizesOf(path: string): Promise<readonly RenditionSize[] | null> {
    return pictureSchema.parse({ path, ...(await this.#picture(path).get()).data() }).sizes;
  }

  /**
   * Somebody begins to draw it. One read, and one write the first time.
   *
   * @returns when it was begun first: what is begun again and again has failed since then
   */
  begun(path: string, now: Date): Promise<Date> {
    const picture = this.#picture(path);
    return this.#db.runTransaction(async (transaction) => {
      const { begunAt } = pictureSchema.parse({ path, ...(await transaction.get(picture)).data() });
      if (begunAt) return begunAt.toDate();
      transaction.set(picture, { path, begunAt: now }, { merge: true });
      return now;
    });
  }

  /** A product shows it: in which sizes is there, null while it was not drawn. One read, one write at most. */
  shown(path: string, productId: string): Promise<readonly RenditionSize[] | null> {
    const picture = this.#picture(path);
    return this.#db.runTransaction(async (transaction) => {
      const known = pictureSchema.parse({ path, ...(await transaction.get(picture)).data() });
      if (!known.products.includes(productId)) {
        transaction.set(picture, { path, products: FieldValue.arrayUnion(productId) }, { merge: true });
      }
      return known.sizes;
    });
  }

  /** Gives a product the renditions of its picture, if it still shows that one. One read, one write at most. */
  attach(
    productId: string,
    isShown: (product: Product) => boolean,
    sizes: readonly RenditionSize[],
    now: Date,
  ): Promise<boolean> {
    const reference = this.#db.doc(`products/${productId}`);
    return this.#db.runTransaction(async (transaction) => {
      const data = (await transaction.get(reference)).data();
      if (!data) return false;
      const product = fromDocument(productSchema, productId, data);
      if (!isShown(product)) return false;
      const after = withRenditions(product, sizes, now);
      if (after === product) return false;
      const [from, to] = [toDocument(productSchema, product), toDocument(productSchema, after)];
      transaction.update(reference, changedFields(from, to));
      return true;
    });
  }

  #picture(path: string): DocumentReference {
    return this.#db.doc(`pictures/${createHash('sha256').update(path).digest('hex').slice(0, 40)}`);
  }
}
