import type { Document } from '../documents/document.ts';
import { FirestoreError } from '../firestore-error.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { Micros } from '../values/value.ts';
import type { DocumentChange } from '../writes/write.ts';

/**
 * A document's state from `time` on; undefined = it did not exist. Links back in time as far as history is
 * kept.
 */
interface Version {
  readonly key: DocumentKey;
  readonly document: Document | undefined;
  readonly time: Micros;
  previous: Version | undefined;
}

export const HISTORY_MICROS = 3_600_000_000;
/**
 * History is kept for an hour, up to this many changes: a test that writes millions must not exhaust the
 * memory.
 */
const MAX_LOG = 100_000;
const LOG_SLACK = 1024;

/**
 * The documents, now and in the past: every key's versions, and one log of all changes in commit order,
 * which serves both snapshot reads and resuming listeners.
 */
export class DocumentStore {
  readonly #heads = new Map<DocumentKey, Version>();
  #log: Version[] = [];
  #trimmed = 0;
  /** Reads before this time are no longer possible. */
  #horizon: Micros;

  /**
   * @param since when this store began; earlier states are unknown, even to a client that resumes from them
   */
  constructor(since: Micros = 0) {
    this.#horizon = since;
  }

  get horizon(): Micros {
    return this.#horizon;
  }

  read(key: DocumentKey): Document | undefined {
    return this.#heads.get(key)?.document;
  }

  /** @throws FAILED_PRECONDITION when the history no longer reaches back to `at` */
  readAt(key: DocumentKey, at: Micros): Document | undefined {
    this.checkAge(at);
    let version = this.#heads.get(key);
    while (version && version.time > at) version = version.previous;
    return version?.document;
  }

  checkAge(at: Micros): void {
    if (at < this.#horizon) {
      throw new FirestoreError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
    }
  }

  put(change: DocumentChange, time: Micros): void {
    const version: Version = {
      key: change.key,
      document: change.after,
      time,
      previous: this.#heads.get(change.key),
    };
    this.#heads.set(change.key, version);
    this.#log.push(version);
  }

  /** Drops history that is older than an hour before `now`, or exceeds the limit. */
  trim(now: Micros): void {
    const oldest = now - HISTORY_MICROS;
    let count = this.#trimmed;
    const length = this.#log.length;
    while (count < length) {
      const time = this.#log[count]!.time;
      if (time >= oldest && length - count <= MAX_LOG) break;
      // Drops all changes of a commit together: half a commit is no snapshot.
      while (count < length && this.#log[count]!.time === time) this.#forget(this.#log[count++]!);
      this.#horizon = time;
    }
    this.#trimmed = count;
    if (this.#trimmed > LOG_SLACK && this.#trimmed * 2 > length) {
      this.#log = this.#log.slice(this.#trimmed);
      this.#trimmed = 0;
    }
  }

  #forget(version: Version): void {
    version.previous = undefined;
    const removed = version.document === undefined && this.#heads.get(version.key) === version;
    if (removed) this.#heads.delete(version.key);
  }

  /**
   * Returns the keys changed after `at`, each with its state at that time. The cost follows the number of
   * changes.
   */
  changedSince(at: Micros): Map<DocumentKey, Document | undefined> {
    this.checkAge(at);
    const changed = new Map<DocumentKey, Document | undefined>();
    for (let i = this.#firstAfter(at); i < this.#log.length; i++) {
      const { key, previous } = this.#log[i]!;
      // The first change after `at` links to the previous state.
      if (!changed.has(key)) changed.set(key, previous?.document);
    }
    return changed;
  }

  changesSince(at: Micros): boolean {
    const last = this.#log.at(-1);
    return last !== undefined && last.time > at;
  }

  countSince(at: Micros): number {
    return this.#log.length - this.#firstAfter(at);
  }

  #firstAfter(at: Micros): number {
    let low = this.#trimmed;
    let high = this.#log.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#log[middle]!.time <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  *documents(): Iterable<Document> {
    for (const { document } of this.#heads.values()) if (document) yield document;
  }
}
