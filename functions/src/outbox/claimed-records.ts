import { fromDocument, toDocument } from '@nargisus/domain/contract';
import type * as z from 'zod/mini';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

type RecordSchema = Parameters<typeof fromDocument>[0];

interface Options<S extends RecordSchema> {
  readonly collection: string;
  /** A collection whose records have a `claim`, the run that holds the record, and a lease, the time until it does. */
  readonly schema: S;
  /** Attempts of a transaction; concurrent runs queue for one record. */
  readonly maxAttempts?: number;
  /** Returns further fields of the document, such as its expiry. */
  readonly extra?: (now: Date) => object;
}

/**
 * Records of an effect outside the database that must happen once, such as sending a mail: a run claims the
 * record, acts, and settles it. Whether a record may be claimed, and how long the lease is, the domain decides
 * (claimMail, claimReport). A run that lost its claim changes nothing.
 */
export class ClaimedRecords<S extends RecordSchema> {
  readonly #db: Firestore;
  readonly #options: Options<S>;

  constructor(db: Firestore, options: Options<S>) {
    this.#db = db;
    this.#options = options;
  }

  reference(id: string): DocumentReference {
    return this.#db.doc(`${this.#options.collection}/${id}`);
  }

  read(document: DocumentSnapshot): z.output<S> | undefined {
    const data = document.data();
    return data && fromDocument(this.#options.schema, document.id, data);
  }

  /**
   * Claims a record: of several concurrent callers one gets it. `decide` reads what else it needs and returns the record to
   * store, if any, with its result; it runs again when another caller was faster. One read, at most one write, and those
   * of `decide`.
   */
  claim<T>(
    id: string,
    now: Date,
    decide: (
      present: z.output<S> | undefined,
      transaction: Transaction,
    ) => Promise<{ readonly result: T; readonly record?: z.output<S> }>,
  ): Promise<T> {
    return this.#inTransaction(async (transaction) => {
      const present = this.read(await transaction.get(this.reference(id)));
      const { result, record } = await decide(present, transaction);
      if (record) this.#store(transaction, id, record, now);
      return result;
    });
  }

  /**
   * Changes a record while the run still holds its claim: extends the lease, or settles. Returns undefined when another run
   * has claimed it since. One read, at most one write.
   */
  change(
    id: string,
    claim: string,
    now: Date,
    change: (present: z.output<S>) => z.output<S>,
  ): Promise<z.output<S> | undefined> {
    return this.#inTransaction(async (transaction) => {
      const present = this.read(await transaction.get(this.reference(id)));
      if ((present as { claim?: unknown } | undefined)?.claim !== claim || !present) return undefined;
      const changed = change(present);
      this.#store(transaction, id, changed, now);
      return changed;
    });
  }

  #store(transaction: Transaction, id: string, record: z.output<S>, now: Date): void {
    const { schema, extra } = this.#options;
    transaction.set(this.reference(id), { ...toDocument(schema, record), ...extra?.(now) });
  }

  #inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { maxAttempts } = this.#options;
    return this.#db.runTransaction(work, maxAttempts ? { maxAttempts } : undefined);
  }
}
