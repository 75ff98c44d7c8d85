import { fromDocument } from '@nargisus/domain/contract';
import { availabilityOf, stockSchema } from '@nargisus/domain/stock';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';

/** Rounds of one refresh: each that writes is followed by one that looks again. */
const MAX_ROUNDS = 10;

/** What shoppers see of stock: `availability` and `availabilityAt` of products/{id} (docs/adr/0046). */
export class AvailabilityRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Writes the availability of a product where its stock differs, and leaves its version and `updatedAt` alone. Reads stock
   * outside the transaction, because a lock on it would make buyers wait; a reading older than the stored one is dropped, and
   * stock is read again after each write. So the last event leaves what is true, in whatever order events arrive.
   *
   * Reads the sizes and the product; as many again after a write. Returns whether it wrote.
   */
  async refresh(productId: string): Promise<boolean> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (!(await this.#refreshOnce(productId))) return round > 0;
    }
    throw new Error(`The stock of ${productId} keeps changing`);
  }

  /** Returns whether the stored availability of a product is what its stock says. Reads the sizes and the product. */
  async isRight(productId: string): Promise<boolean> {
    const [{ availability }, product] = [
      await this.#read(productId),
      await this.#db.doc(`products/${productId}`).get(),
    ];
    return !product.exists || isDeepStrictEqual(product.get('availability') ?? {}, availability);
  }

  async #refreshOnce(productId: string): Promise<boolean> {
    const { availability, readTime } = await this.#read(productId);
    const reference = this.#db.doc(`products/${productId}`);
    return this.#db.runTransaction(async (transaction) => {
      const product = await transaction.get(reference);
      if (!product.exists) return false;
      const storedAt = product.get('availabilityAt') as Timestamp | undefined;
      if (storedAt && storedAt.valueOf() >= readTime.valueOf()) return false;
      if (isDeepStrictEqual(product.get('availability') ?? {}, availability)) return false;
      transaction.update(reference, { availability, availabilityAt: readTime });
      return true;
    });
  }

  async #read(productId: string) {
    const { docs, readTime } = await this.#db.collection('stock').where('productId', '==', productId).get();
    const stocks = docs.map((it) => fromDocument(stockSchema, it.id, it.data()));
    return { availability: availabilityOf(stocks, readTime.toDate()), readTime };
  }
}
