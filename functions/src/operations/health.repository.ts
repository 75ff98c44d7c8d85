import type { Firestore } from 'firebase-admin/firestore';

/** How long checks share one read, in ms from its start: anyone may call, at any rate. */
const SHARED_FOR_MS = 1_000;

/** Checks whether the database answers. */
export class HealthRepository {
  readonly #db: Firestore;
  readonly #clock: () => number;
  #last: { readonly at: number; readonly read: Promise<unknown> } | undefined;

  /** @param clock - monotonic milliseconds */
  constructor(db: Firestore, clock = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Reads one document that is never written: the database must answer that it is missing. At most one read a
   * second per instance.
   *
   * @throws the database's error
   */
  async ping(): Promise<void> {
    const at = this.#clock();
    if (!this.#last || at - this.#last.at >= SHARED_FOR_MS) {
      this.#last = { at, read: this.#db.doc('health/ping').get() };
    }
    await this.#last.read;
  }
}
