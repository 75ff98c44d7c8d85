import { productSchema, styleColours } from '@nargisus/domain/catalogue';
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';

/** Bounds what one change of a style reads and writes; styleColours() shows fewer. */
const MAX_PRODUCTS = 40;

/**
 * The colours of a style, which each of its products stores as `colours`, so that cards and pages show them without
 * another read (docs/architecture.md#where-data-lies).
 */
export class StylesRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Updates the styles that a product's change affects. Safe to repeat, late, and out of order, because refresh() reads the
   * products. No reads for a product without a style, or whose style and colour stayed.
   */
  async follow({
    before,
    after,
  }: {
    before: DocumentData | undefined;
    after: DocumentData | undefined;
  }): Promise<void> {
    if (isDeepStrictEqual(styleOf(before), styleOf(after))) return;
    const styles = [before?.styleId, after?.styleId].filter((it): it is string => typeof it === 'string');
    for (const style of new Set(styles)) await this.refresh(style);
    if (after?.colours && !after.styleId) await this.#leave(String(after.id));
  }

  /**
   * Stores the present colours on the products of a style and returns the ids of those that differed. Reads the products;
   * writes those that differ, without a new version: staff changed none of them.
   */
  refresh(styleId: string, { repair = true }: { repair?: boolean } = {}): Promise<string[]> {
    const query = this.#db.collection('products').where('styleId', '==', styleId).limit(MAX_PRODUCTS);
    return this.#db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(query);
      const products = docs.flatMap((document) => {
        const { data } = productSchema.safeParse({ ...document.data(), _id: document.id });
        return data ? [data] : [];
      });
      const colours = styleColours(products);
      const different = docs.filter((it) => !isDeepStrictEqual(it.get('colours') as unknown, colours));
      if (repair)
        for (const { ref } of different) transaction.update(ref, { colours: colours ?? FieldValue.delete() });
      return different.map(({ id }) => id);
    });
  }

  /** Compares all styles with what their products show, and repairs it. Reads each product that has a style twice. */
  async rebuild({ repair }: { repair: boolean }): Promise<string[]> {
    const { docs } = await this.#db.collection('products').where('styleId', '>', '').get();
    const styles = new Set(docs.map((product: DocumentSnapshot) => String(product.get('styleId'))));
    const different: string[] = [];
    for (const style of styles) different.push(...(await this.refresh(style, { repair })));
    return different;
  }

  /** Removes the colours of a product that has left its style. One read, one write. */
  async #leave(id: string): Promise<void> {
    const reference = this.#db.doc(`products/${id}`);
    await this.#db.runTransaction(async (transaction) => {
      const product = await transaction.get(reference);
      if (!product.get('colours') || product.get('styleId')) return;
      transaction.update(reference, { colours: FieldValue.delete() });
    });
  }
}

/** What siblings show of a product. */
const styleOf = (product: DocumentData | undefined): unknown[] => [product?.styleId, product?.colour];
