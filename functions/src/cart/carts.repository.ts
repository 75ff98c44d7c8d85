import {
  cartExpiry,
  cartFullText,
  cartItemFor,
  cartItemSchema,
  lineId,
  MAX_LINES,
  raiseQuantity,
  type CartItem,
  type CartOwner,
} from '@nargisus/domain/cart';
import { asOf, productSchema, unavailableReason, type Product, type Size } from '@nargisus/domain/catalogue';
import { fromDocument, errorMessages, ShopError, toDocument } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { hasCode, NOT_FOUND } from '../firestore/status-codes.ts';

type Owner = Pick<CartOwner, 'kind' | 'id'>;

/**
 * Carts: carts/{ownerId} and its items, in the shape that the web app writes under firestore.rules
 * (docs/cart-writes.md). The rules do not apply to the Admin SDK, so this class enforces the same limits.
 */
export class CartsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the lines, newest first. Reads at most MAX_LINES documents. */
  async lines(owner: Owner): Promise<CartItem[]> {
    const { docs } = await this.#linesOf(owner).orderBy('addedAt', 'desc').limit(MAX_LINES).get();
    return docs.map((document) => fromDocument(cartItemSchema, document.id, document.data()));
  }

  /**
   * Adds a line, or increases the quantity of an existing one. Reads the product and the line, and the cart when
   * the line is new.
   * @throws ShopError 'not-found' or 'conflict' when the product is missing, out of stock or not made in the size, or
   * the cart is full
   */
  add(
    owner: Owner,
    { productId, size, quantity, now }: { productId: string; size: Size; quantity: number; now: Date },
  ): Promise<CartItem> {
    const cart = this.#cartOf(owner);
    const id = lineId({ productId, size });
    const line = this.#linesOf(owner).doc(id);
    return this.#db.runTransaction(async (transaction) => {
      const [product, present] = await transaction.getAll(this.#db.doc(`products/${productId}`), line);
      const sold = asOf(purchasableProduct(product, size), now);
      const existing = present?.data();
      if (existing) {
        const item = fromDocument(cartItemSchema, id, existing);
        const raised = raiseQuantity(item.quantity, quantity);
        transaction.update(line, { quantity: raised, ...this.#stamp(owner, now) });
        return { ...item, quantity: raised };
      }
      const listed = (await transaction.get(cart)).get('lines') as readonly string[] | undefined;
      if (new Set(listed).add(id).size > MAX_LINES) throw new ShopError('conflict', cartFullText);
      const stamp = this.#stamp(owner, now);
      const item = cartItemFor(sold, { size, quantity, now });
      transaction.set(cart, { lines: FieldValue.arrayUnion(id), ...stamp }, { merge: true });
      const addedAt = FieldValue.serverTimestamp();
      transaction.set(line, { ...toDocument(cartItemSchema, item), addedAt, ...stamp });
      return item;
    });
  }

  /** Returns false when there is no such line. One write. */
  async setQuantity(owner: Owner, id: string, quantity: number, now: Date): Promise<boolean> {
    try {
      await this.#linesOf(owner)
        .doc(id)
        .update({ quantity, ...this.#stamp(owner, now) });
      return true;
    } catch (cause) {
      if (hasCode(cause, NOT_FOUND)) return false;
      throw cause;
    }
  }

  /** Returns false when there is no such line. One read, two writes. */
  remove(owner: Owner, id: string, now: Date): Promise<boolean> {
    const line = this.#linesOf(owner).doc(id);
    return this.#db.runTransaction(async (transaction) => {
      if (!(await transaction.get(line)).exists) return false;
      transaction.delete(line);
      const lines = FieldValue.arrayRemove(id);
      transaction.set(this.#cartOf(owner), { lines, ...this.#stamp(owner, now) }, { merge: true });
      return true;
    });
  }

  /** Removes all lines; keeps one that is added concurrently. Reads the lines. */
  clear(owner: Owner, now: Date): Promise<void> {
    return this.#db.runTransaction(async (transaction) => {
      // By id alone: a line that does not fit the schema must be removable too.
      const { docs } = await transaction.get(this.#linesOf(owner).select());
      if (docs.length === 0) return;
      for (const { ref } of docs) transaction.delete(ref);
      const lines = FieldValue.arrayRemove(...docs.map(({ id }) => id));
      transaction.set(this.#cartOf(owner), { lines, ...this.#stamp(owner, now) }, { merge: true });
    });
  }

  /** Deletes the lines and then the cart. */
  async forget(owner: Owner, now: Date): Promise<void> {
    await this.clear(owner, now);
    await this.#cartOf(owner).delete();
  }

  #cartOf(owner: Owner) {
    return this.#db.doc(`carts/${owner.id}`);
  }

  #linesOf(owner: Owner) {
    return this.#cartOf(owner).collection('items');
  }

  /** Fields of every write of a cart or line; only a guest's cart expires. */
  #stamp(owner: Owner, now: Date) {
    const expireAt = cartExpiry(owner, now);
    return { updatedAt: FieldValue.serverTimestamp(), ...(expireAt && { expireAt }) };
  }
}

function purchasableProduct(document: DocumentSnapshot | undefined, size: Size): Product {
  const data = document?.data();
  if (!document || !data) throw new ShopError('not-found', errorMessages.productNotFound);
  const product = fromDocument(productSchema, document.id, data);
  const { name } = product;
  switch (unavailableReason(product, size)) {
    case 'out-of-stock':
      throw new ShopError('conflict', withParams(errorMessages.outOfStock, { name }));
    case 'size-not-made':
      throw new ShopError('conflict', withParams(errorMessages.sizeNotMade, { name, size }));
    case undefined:
      return product;
  }
}
