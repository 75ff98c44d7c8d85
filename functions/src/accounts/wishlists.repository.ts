import { wishlistSchema } from '@nargisus/domain/wishlist';
import { fromDocument } from '@nargisus/domain/contract';
import type { Firestore } from 'firebase-admin/firestore';

/** Wishlists: wishlists/{uid}. Their owner's browser writes them under firestore.rules; functions export and delete them. */
export class WishlistsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Returns the ids of the products, oldest first. One read. */
  async productIdsOf(uid: string): Promise<string[]> {
    const document = await this.#wishlistOf(uid).get();
    const data = document.data();
    return data ? fromDocument(wishlistSchema, uid, data).productIds : [];
  }

  /** Deletes the list. One write. */
  async remove(uid: string): Promise<void> {
    await this.#wishlistOf(uid).delete();
  }

  #wishlistOf(uid: string) {
    return this.#db.doc(`wishlists/${uid}`);
  }
}
