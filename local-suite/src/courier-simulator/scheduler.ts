/** A clock that tests pause, accelerate and advance, with the tasks that wait for a time on it. */
export class Scheduler {
  #tasks: { readonly at: number; readonly run: () => void }[] = [];
  #realFrom = Date.now();
  #simulatedFrom = Date.now();
  #speed = 1;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#runDue(), 50);
    this.#timer.unref();
  }

  get speed(): number {
    return this.#speed;
  }

  /** Returns the simulated time, in ms. */
  now(): number {
    return this.#simulatedFrom + (Date.now() - this.#realFrom) * this.#speed;
  }

  /** Changes how fast the clock runs; 0 pauses it. */
  setSpeed(speed: number): void {
    this.#simulatedFrom = this.now();
    this.#realFrom = Date.now();
    this.#speed = speed;
  }

  /** Moves the clock forward and runs what became due. */
  advance(ms: number): void {
    this.#simulatedFrom += ms;
    this.#runDue();
  }

  after(ms: number, run: () => void): void {
    this.#tasks.push({ at: this.now() + ms, run });
  }

  /** Drops what waits: the simulator closes or is cleared. */
  clear(): void {
    this.#tasks = [];
  }

  stop(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  /** Runs the earliest first. A task may schedule another one that is due as well. */
  #runDue(): void {
    for (;;) {
      const [next] = this.#tasks.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > this.now()) return;
      this.#tasks = this.#tasks.filter((task) => task !== next);
      next.run();
    }
  }
}
