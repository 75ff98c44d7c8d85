import { setTimeout as wait } from 'node:timers/promises';
import { processesOf } from '../lifecycle/processes.ts';

/** Seven users and the triggers of their orders keep about twenty processes busy. */
const MAX_PROCESSES = 40;
const CHECK_EVERY_MS = 5_000;

/**
 * Rejects when the machine cannot keep up. firebase-tools gives up on a functions process that has not loaded within half a minute,
 * starts another for the next request and leaves the first one running, so on a busy machine their number grows until none loads.
 */
export async function rejectWhenOverloaded(emulators: () => number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const count = processesOf(emulators(), 'functionsEmulatorRuntime').length;
    if (count > MAX_PROCESSES) {
      throw new Error(`${count} processes of the functions at once: the machine is too busy for a soak`);
    }
    await wait(CHECK_EVERY_MS);
  }
}
