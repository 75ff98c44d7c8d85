import type { Firestore } from 'firebase-admin/firestore';

/** How long checks share one read, in ms from its start: anybody may ask, as often as they like. */
const SHARED_FOR_MS = 1_000;

/** Whether the database answers. */
export class HealthRepository {
  readonly #db: Firestore;
  readonly #clock: () => number;
  #last: { readonly at: number; readonly read: Promise<unknown> } | undefined;

  /** @param clock - milliseconds that only ever grow */
  constructor(db: Firestore, clock = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Reads one document, which nothing writes: that it is missing is answered by the database alone. At most one read a
   * second in each instance.
   *
   * @throws whatever the database throws
   */
  async ping(): Promise<void> {
    const at = this.#clock();
    if (!this.#last || at - this.#last.at >= SHARED_FOR_MS) {
      this.#last = { at, read: this.#db.doc('health/ping').get() };
    }
    await this.#last.read;
  }
}
