import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 5;
const PAUSE_MS = 100;

/** The simulators close connections that somebody is about to use again; five tries are enough for that. */
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
