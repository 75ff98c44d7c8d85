import { momentSchema } from '@nargisus/domain/time';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const deletionSchema = z.object({
  uid: z.string(),
  email: z.string(),
  alias: z.string(),
  requestedAt: momentSchema,
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
  begin(deletion: Deletion): Promise<Deletion> {
    const reference = this.#db.doc(`deletions/${deletion.uid}`);
    return this.#db.runTransaction(async (transaction) => {
      const present = (await transaction.get(reference)).data();
      if (present) return deletionSchema.parse(present);
      transaction.create(reference, deletion);
      return deletion;
    });
  }

  /** Reads at most `limit` documents. */
  async unfinished(limit: number): Promise<Deletion[]> {
    const { docs } = await this.#db.collection('deletions').orderBy('requestedAt').limit(limit).get();
    return docs.map((document) => deletionSchema.parse(document.data()));
  }

  /** One write. */
  async end({ uid }: Deletion): Promise<void> {
    await this.#db.doc(`deletions/${uid}`).delete();
  }
}
