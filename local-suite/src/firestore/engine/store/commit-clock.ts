import { invalidArgument } from '../firestore-error.ts';
import type { Micros } from '../values/value.ts';

function wallClock(): Micros {
  return Date.now() * 1000;
}

/** Wall clock time that never repeats and never goes back, so that times order commits and snapshots. */
export class CommitClock {
  #last: Micros = 0;

  /** The latest time given out: nothing that happened is later. */
  get last(): Micros {
    return this.#last;
  }

  /** Later than every time given out before. */
  next(): Micros {
    return (this.#last = Math.max(wallClock(), this.#last + 1));
  }

  /** Goes on from a time that is known from elsewhere, as from an import. */
  goOnFrom(time: Micros): void {
    this.#last = Math.max(this.#last, time);
  }

  /** @throws INVALID_ARGUMENT for a time that has not come yet */
  checkNotFuture(at: Micros): void {
    if (at > this.#last && at > wallClock()) {
      throw invalidArgument("The requested 'read_time' cannot be in the future.");
    }
    // A time between the last commit and now is a snapshot too: later commits must come after it.
    this.goOnFrom(at);
  }
}
