import { setTimeout as wait } from 'node:timers/promises';
import { processesOf } from '../lifecycle/processes.ts';

/** Seven people and what follows their orders by itself keep some twenty busy. */
const MOST_PROCESSES = 40;
const LOOK_EVERY_MS = 5_000;

/**
 * Rejects when the machine cannot keep up. firebase-tools gives up on a process of the functions that has not loaded in half a
 * minute, starts another for the next request and leaves the first one running: on a busy machine they become more and more,
 * until nothing loads any more, for nobody.
 */
export async function untilOverloaded(emulators: () => number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const count = processesOf(emulators(), 'functionsEmulatorRuntime').length;
    if (count > MOST_PROCESSES) {
      throw new Error(`${count} processes of the functions at once: the machine is too busy for a soak`);
    }
    await wait(LOOK_EVERY_MS);
  }
}
