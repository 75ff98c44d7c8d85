import { conversionSchema, type Conversion } from '@nargisus/domain/ads';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { expiryOf } from '@nargisus/domain/privacy';
import type { Firestore } from 'firebase-admin/firestore';
import { ALREADY_EXISTS, hasCode, NOT_FOUND } from '../firestore/status-codes.ts';

/** Orders that are reported to Meta: conversions/{order} (docs/adr/0066). Only functions read and write them. */
export class ConversionsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Stores a report; returns false when the order has one. One write. */
  async create(conversion: Conversion, now: Date): Promise<boolean> {
    const document = { ...toDocument(conversionSchema, conversion), expireAt: expiryOf('conversions', now) };
    try {
      await this.#conversions.doc(conversion._id).create(document);
      return true;
    } catch (thrown) {
      if (hasCode(thrown, ALREADY_EXISTS)) return false;
      throw thrown;
    }
  }

  /** Removes what names the buyer, once Meta has it. One write; none where the account was deleted meanwhile. */
  async forgetVisitor(id: string): Promise<void> {
    try {
      await this.#conversions.doc(id).update({ visitor: null });
    } catch (thrown) {
      if (!hasCode(thrown, NOT_FOUND)) throw thrown;
    }
  }

  /** Returns the reports of an account's orders. One read each. */
  async listOf(uid: string): Promise<Conversion[]> {
    const { docs } = await this.#conversions.where('uid', '==', uid).get();
    return docs.map((it) => fromDocument(conversionSchema, it.id, it.data()));
  }

  /** Deletes the reports of an account's orders. Reads and deletes each. */
  async removeAll(uid: string): Promise<void> {
    const { docs } = await this.#conversions.where('uid', '==', uid).select().get();
    for (const { ref } of docs) await ref.delete();
  }

  get #conversions() {
    return this.#db.collection('conversions');
  }
}
