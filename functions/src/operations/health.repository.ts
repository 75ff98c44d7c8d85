import type { Firestore } from 'firebase-admin/firestore';

/** Whether the database answers. */
export class HealthRepository {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Reads one document, which nothing writes: that it is missing is answered by the database alone. */
  async ping(): Promise<void> {
    await this.#db.doc('health/ping').get();
  }
}
