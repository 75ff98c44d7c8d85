import { ShopError, toDocument } from '@nargisus/domain/contract';
import { findingMessages } from '@nargisus/domain/desk';
import {
  MAX_SAVED_VIEWS,
  readableViews,
  savedViewsSchema,
  withView,
  type SavedView,
} from '@nargisus/domain/saved-views';
import { withParams } from '@nargisus/domain/text';
import type { Firestore } from 'firebase-admin/firestore';

/** Views that people saved: savedViews/{uid}, read by that person alone (docs/adr/0087). */
export class SavedViewsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Adds or changes a view. One read, one write. @throws ShopError 'conflict' for a taken name, or for too many */
  save(uid: string, view: SavedView): Promise<SavedView> {
    return this.#change(uid, (present) => {
      const saved = withView(present, view);
      if (saved === 'name-taken') throw new ShopError('conflict', findingMessages.viewNameTaken);
      if (saved === 'full') {
        const message = withParams(findingMessages.tooManyViews, { count: MAX_SAVED_VIEWS });
        throw new ShopError('conflict', message);
      }
      return { views: saved.views, result: saved.views.find(({ id }) => id === view.id)! };
    });
  }

  /** Deletes a view. One read, one write. @throws ShopError 'not-found' */
  removeView(uid: string, id: string): Promise<void> {
    return this.#change(uid, (present) => {
      if (!present.some((it) => it.id === id)) throw new ShopError('not-found', findingMessages.viewNotFound);
      return { views: present.filter((it) => it.id !== id), result: undefined };
    });
  }

  /** Deletes all views of an account. One write. */
  async removeAll(uid: string): Promise<void> {
    await this.#at(uid).delete();
  }

  /** A view that cannot be read is dropped with the next change. */
  #change<T>(
    uid: string,
    change: (present: readonly SavedView[]) => { views: readonly SavedView[]; result: T },
  ): Promise<T> {
    const reference = this.#at(uid);
    return this.#db.runTransaction(async (transaction) => {
      const stored: unknown = (await transaction.get(reference)).get('views');
      const { views, result } = change(readableViews(Array.isArray(stored) ? stored : []));
      transaction.set(reference, toDocument(savedViewsSchema, { _id: uid, views: [...views] }));
      return result;
    });
  }

  #at(uid: string) {
    return this.#db.doc(`savedViews/${uid}`);
  }
}
