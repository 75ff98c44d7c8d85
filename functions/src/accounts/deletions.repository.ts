import { momentSchema } from '@nargisus/domain/time';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const deletionSchema = z.object({
  uid: z.string(),
  email: z.string(),
  alias: z.string(),
  requestedAt: momentSchema,
  /** Nothing was in the way: it is carried out, and nobody takes it back. */
  decided: z._default(z.boolean(), false),
});

/** An account that is being deleted, and what stands for it in the books from then on. */
export type Deletion = z.output<typeof deletionSchema>;

/** Deletions that have begun and not ended: deletions/{uid}. Kept by functions only. */
export class DeletionsRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** The one that has begun already keeps its alias. One read, at most one write. */
  begin(deletion: Omit<Deletion, 'decided'>): Promise<Deletion> {
    const reference = this.#db.doc(`deletions/${deletion.uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = (await transaction.get(reference)).data();
      if (present) return deletionSchema.parse(present);
      transaction.create(reference, { ...deletion, decided: false });
      return { ...deletion, decided: false };
    });
  }

  /** From here on it is carried out. False where it has been taken back, or is over. One read, at most one write. */
  decide({ uid }: Pick<Deletion, 'uid'>): Promise<boolean> {
    const reference = this.#db.doc(`deletions/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const { exists } = await transaction.get(reference);
      if (exists) transaction.update(reference, { decided: true });
      return exists;
    });
  }

  /** Takes it back. False where it is being carried out, by whomever, or is over. One read, at most one write. */
  withdraw({ uid }: Pick<Deletion, 'uid'>): Promise<boolean> {
    const reference = this.#db.doc(`deletions/${uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = (await transaction.get(reference)).data();
      if (!present || deletionSchema.parse(present).decided) return false;
      transaction.delete(reference);
      return true;
    });
  }

  /** Reads at most `limit` documents. */
  async unfinished(limit: number): Promise<Deletion[]> {
    const { docs } = await this.#db.collection('deletions').orderBy('requestedAt').limit(limit).get();
    return docs.map((document) => deletionSchema.parse(document.data()));
  }

  /** One write. */
  async end({ uid }: Pick<Deletion, 'uid'>): Promise<void> {
    await this.#db.doc(`deletions/${uid}`).delete();
  }
}
