import { statsChange, type StatFilter, type StatsOf } from '@nargisus/domain/stats';
import { expiryOf } from '@nargisus/domain/privacy';
import { isDeepStrictEqual } from 'node:util';
import {
  FieldValue,
  type Timestamp,
  type DocumentData,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';

/** A change of a document, as an event describes it. */
export interface Change {
  readonly eventId: string;
  /** When the document was written. */
  readonly at: Date;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

type Stats = Readonly<Record<string, StatFilter>>;

/**
 * Counts the documents of a collection in counters/figures: one read for the dashboard, live, however many
 * there are (docs/adr/0019). Counts each event of the collection once: remembers the events that arrived, and
 * ignores those from before the last recount.
 */
export class CountersRepository<T extends Stats> {
  readonly #db: Firestore;
  readonly #collection: string;
  readonly #filters: T;

  constructor(db: Firestore, collection: string, filters: T) {
    this.#db = db;
    this.#collection = collection;
    this.#filters = filters;
  }

  /**
   * Applies an event. Two reads and two writes where it changes a counter, none otherwise. Counts the whole collection
   * the first time.
   */
  async follow({ eventId, at, before, after }: Change): Promise<void> {
    const change = statsChange(this.#filters, { before, after });
    if (Object.values(change).every((amount) => amount === 0)) return;
    const seen = this.#counters().collection('events').doc(eventId);
    const isCounted = await this.#db.runTransaction(async (transaction) => {
      const [counters, known] = await transaction.getAll(this.#counters(), seen);
      const countedAt = counters!.get(`${this.#collection}.countedAt`) as Timestamp | undefined;
      if (!countedAt) return false;
      if (known?.exists || at.getTime() <= countedAt.toMillis()) return true;
      const increments = Object.entries(change).map(([name, by]) => [
        `${this.#collection}.${name}`,
        FieldValue.increment(by),
      ]);
      transaction.update(counters!.ref, Object.fromEntries(increments) as DocumentData);
      transaction.create(seen, { expireAt: expiryOf('events', at) });
      return true;
    });
    if (!isCounted) await this.recount({ repair: true });
  }

  /** Returns the counters; null before the first count. One read. */
  async stored(): Promise<StatsOf<T> | null> {
    const kept = (await this.#counters().get()).get(this.#collection) as DocumentData | undefined;
    return kept ? this.#read(kept) : null;
  }

  /**
   * Counts the whole collection: one read per thousand documents and counter. With `repair`, stores the result. In one
   * transaction: a concurrent change is either counted, or added by its event.
   */
  recount({ repair }: { repair: boolean }): Promise<{ stored: StatsOf<T> | null; counted: StatsOf<T> }> {
    return this.#db.runTransaction(
      async (transaction) => {
        const counters = await transaction.get(this.#counters());
        const counted = await this.#count(transaction);
        const kept = counters.get(this.#collection) as DocumentData | undefined;
        const stored = kept ? this.#read(kept) : null;
        if (repair && !isDeepStrictEqual(stored, counted)) {
          const stats = { ...counted, countedAt: FieldValue.serverTimestamp() };
          transaction.set(counters.ref, { [this.#collection]: stats }, { merge: true });
        }
        return { stored, counted };
      },
      { readOnly: !repair },
    );
  }

  async #count(transaction: Transaction): Promise<StatsOf<T>> {
    const all = this.#db.collection(this.#collection);
    const counts = Object.entries(this.#filters).map(async ([name, figure]) => {
      const some = figure ? all.where(figure[0], '==', figure[1]) : all;
      return [name, (await transaction.get(some.count())).data().count] as const;
    });
    return Object.fromEntries(await Promise.all(counts)) as StatsOf<T>;
  }

  #read(counters: DocumentData): StatsOf<T> {
    const names = Object.keys(this.#filters);
    return Object.fromEntries(names.map((name) => [name, counters[name] as unknown])) as StatsOf<T>;
  }

  #counters() {
    return this.#db.doc('counters/figures');
  }
}
