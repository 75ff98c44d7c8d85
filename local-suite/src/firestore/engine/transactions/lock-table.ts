import { FirestoreError } from '../firestore-error.ts';

/** A holder or waiter of locks: a pessimistic transaction, or one commit. */
export interface LockOwner {
  /** Smaller is older. In a deadlock the youngest is aborted. */
  readonly seniority: number;
}

interface Waiter {
  readonly owner: LockOwner;
  readonly name: string;
  readonly resolve: () => void;
  readonly reject: (error: FirestoreError) => void;
  timer?: NodeJS.Timeout;
}

interface Lock {
  owner: LockOwner;
  readonly queue: Waiter[];
}

/** Exclusive locks by name, granted first come, first served. */
export class LockTable {
  readonly #locks = new Map<string, Lock>();
  readonly #held = new Map<LockOwner, Set<string>>();
  readonly #waiting = new Map<LockOwner, Waiter>();

  get busy(): boolean {
    return this.#locks.size > 0;
  }

  isLocked(name: string): boolean {
    return this.#locks.has(name);
  }

  holds(owner: LockOwner, name: string): boolean {
    return this.#locks.get(name)?.owner === owner;
  }

  /**
   * Acquires a lock, waiting if necessary. An owner waits for one lock at a time.
   * @param timeoutMs how long it waits
   * @throws ABORTED after waiting that long, or in a deadlock
   */
  async acquire(owner: LockOwner, name: string, timeoutMs: number): Promise<void> {
    const lock = this.#locks.get(name);
    if (!lock) {
      this.#locks.set(name, { owner, queue: [] });
      this.#recordGrant(owner, name);
      return;
    }
    if (lock.owner === owner) return;
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = { owner, name, resolve, reject };
      waiter.timer = setTimeout(() => this.#giveUp(waiter, 'Transaction lock timeout.'), timeoutMs);
      waiter.timer.unref();
      lock.queue.push(waiter);
      this.#waiting.set(owner, waiter);
      this.#breakDeadlock(owner);
    });
  }

  #recordGrant(owner: LockOwner, name: string): void {
    const held = this.#held.get(owner);
    if (held) held.add(name);
    else this.#held.set(owner, new Set([name]));
  }

  #giveUp(waiter: Waiter, message: string): void {
    const queue = this.#locks.get(waiter.name)?.queue;
    const at = queue?.indexOf(waiter) ?? -1;
    if (at >= 0) queue!.splice(at, 1);
    clearTimeout(waiter.timer);
    this.#waiting.delete(waiter.owner);
    waiter.reject(new FirestoreError('ABORTED', message));
  }

  /** Returns the owners it waits for: the holder of the lock and all owners ahead in its queue. */
  #waitsFor(owner: LockOwner): LockOwner[] {
    const waiter = this.#waiting.get(owner);
    const lock = waiter && this.#locks.get(waiter.name);
    if (!lock) return [];
    const ahead = lock.queue.slice(0, lock.queue.indexOf(waiter)).map((it) => it.owner);
    return [lock.owner, ...ahead];
  }

  #breakDeadlock(start: LockOwner): void {
    for (;;) {
      const cycle = this.#cycleFrom(start);
      if (!cycle) return;
      const youngest = cycle.reduce((a, b) => (b.seniority > a.seniority ? b : a));
      const waiter = this.#waiting.get(youngest)!;
      this.#giveUp(waiter, 'Too much contention on these documents. Please try again.');
      this.release(youngest);
    }
  }

  #cycleFrom(start: LockOwner): LockOwner[] | undefined {
    const seen = new Set<LockOwner>();
    const follow = (owner: LockOwner, path: LockOwner[]): LockOwner[] | undefined => {
      for (const next of this.#waitsFor(owner)) {
        if (next === start) return path;
        if (seen.has(next)) continue;
        seen.add(next);
        const circle = follow(next, [...path, next]);
        if (circle) return circle;
      }
      return undefined;
    };
    return this.#waiting.has(start) ? follow(start, [start]) : undefined;
  }

  /** Releases all locks of an owner and its place in a queue. */
  release(owner: LockOwner): void {
    const waiter = this.#waiting.get(owner);
    if (waiter) this.#giveUp(waiter, 'The transaction has ended.');
    const held = this.#held.get(owner);
    if (!held) return;
    this.#held.delete(owner);
    for (const name of held) this.#grantNext(name);
  }

  #grantNext(name: string): void {
    const lock = this.#locks.get(name)!;
    const next = lock.queue.shift();
    if (!next) {
      this.#locks.delete(name);
      return;
    }
    clearTimeout(next.timer);
    this.#waiting.delete(next.owner);
    lock.owner = next.owner;
    this.#recordGrant(next.owner, name);
    next.resolve();
  }
}
