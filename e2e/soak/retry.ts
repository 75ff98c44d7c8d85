import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 5;
const PAUSE_MS = 100;

/** The simulators can close a connection just before it is reused; five attempts are enough to recover. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (cause) {
      if (tries === TRIES) throw cause;
      await wait(PAUSE_MS);
    }
  }
}
