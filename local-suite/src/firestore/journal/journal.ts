import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs';
import type { CommitLog } from '../engine/engine.ts';
import { FirestoreError } from '../engine/firestore-error.ts';
import type { Commit } from '../engine/writes/write.ts';
import { segmentPath, type JournalPosition } from './journal-files.ts';
import { encodeRecord } from './journal-record.ts';

const SYNC_EVERY_MS = 1_000;

/**
 * Appends the commits since the last save to a file before they are acknowledged (docs/adr/0032). The kernel
 * has a record once `append` returns, so a kill -9 of this process loses none. The disk has it within a
 * second: a power cut can cost the commits of that second, since fdatasync for each would add a disk write
 * to every commit.
 */
export class Journal implements CommitLog {
  readonly #folder: string;
  #position: JournalPosition;
  #file: number;
  /** Length of the segment up to its last complete record. */
  #length = 0;
  #unsynced = false;
  #broken = false;
  readonly #timer: NodeJS.Timeout;

  constructor(folder: string, start: JournalPosition) {
    this.#folder = folder;

    this.#position = start;
    this.#file = openSync(segmentPath(folder, start), 'ax');
    this.#timer = setInterval(() => this.#sync(), SYNC_EVERY_MS).unref();
  }

  /** @throws UNAVAILABLE when the record cannot be written; the commit must not be acknowledged then */
  append(database: { project: string; id: string }, commit: Commit): void {
    if (this.#broken) throw unavailable('an earlier record could not be taken back');
    const record = encodeRecord(database, commit);
    try {
      for (let written = 0; written < record.length;) {
        written += writeSync(this.#file, record, written);
      }
    } catch (cause) {
      this.#truncatePartialRecord();
      throw unavailable(cause instanceof Error ? cause.message : String(cause));
    }
    this.#length += record.length;
    this.#unsynced = true;
  }

  /**
   * Begins a new segment.
   * @returns its position: a save taken in the same tick contains all segments before it
   */
  rotate(): JournalPosition {
    const next = { id: this.#position.id, segment: this.#position.segment + 1 };
    const path = segmentPath(this.#folder, next);
    const file = openSync(path, 'ax');
    try {
      this.#end();
    } catch (cause) {
      // The old segment continues, and the next save retries this name.
      closeSync(file);
      rmSync(path, { force: true });
      throw cause;
    }
    this.#position = next;
    this.#file = file;
    this.#length = 0;
    return next;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#end();
  }

  #end(): void {
    fdatasyncSync(this.#file);
    closeSync(this.#file);
    this.#unsynced = false;
  }

  #sync(): void {
    if (!this.#unsynced) return;
    this.#unsynced = false;
    const file = this.#file;
    fdatasync(file, (error) => {
      // A segment that was rotated since then was synced when it ended.
      if (error && file === this.#file) console.error(`The journal could not be synced: ${error.message}`);
    });
  }

  /** Removes half a record after a full disk: later records behind it would not be replayed. */
  #truncatePartialRecord(): void {
    try {
      if (fstatSync(this.#file).size > this.#length) ftruncateSync(this.#file, this.#length);
    } catch {
      this.#broken = true;
    }
  }
}

function unavailable(reason: string): FirestoreError {
  return new FirestoreError('UNAVAILABLE', `The commit could not be written to the journal: ${reason}.`);
}
