import { invalidArgument } from '../firestore-error.ts';
import type { Micros } from '../values/value.ts';

function wallClock(): Micros {
  return Date.now() * 1000;
}

/** Wall clock that never repeats or goes back, so that times order commits and snapshots. */
export class CommitClock {
  #last: Micros = 0;

  /** Returns the latest time issued: nothing happened after it. */
  get last(): Micros {
    return this.#last;
  }

  /** Returns a time after every one issued before. */
  next(): Micros {
    return (this.#last = Math.max(wallClock(), this.#last + 1));
  }

  /** Continues from an external time, such as an import's. */
  advanceTo(time: Micros): void {
    this.#last = Math.max(this.#last, time);
  }

  /** @throws INVALID_ARGUMENT for a future time */
  checkNotFuture(at: Micros): void {
    if (at > this.#last && at > wallClock()) {
      throw invalidArgument("The requested 'read_time' cannot be in the future.");
    }
    // A time between the last commit and now is a snapshot too: later commits must come after it.
    this.advanceTo(at);
  }
}
