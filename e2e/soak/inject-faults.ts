import { setTimeout as wait } from 'node:timers/promises';
import { gateway } from '../fixtures/orders/gateway.ts';
import { disturbFirestore, type Disturbance } from '../lifecycle/disturb-firestore.ts';
import { kill, processesOf } from '../lifecycle/processes.ts';
import type { Ledger } from './ledger.ts';
import { PEOPLE } from './people.ts';
import { retry } from '../fixtures/network/retry.ts';

const DISTURBANCES: readonly Disturbance[] = ['cut', 'delay', 'reset'];
const GATEWAY_FAULTS: readonly Record<string, string>[] = [
  { validator: 'down' },
  { validator: 'lost' },
  { session: 'down' },
  { validator: 'error' },
];
/** The longest pause before the next fault; pauses are random. */
const MAX_PAUSE_MS = 6_000;

/** How often each kind of fault was injected. */
export interface FaultCounts {
  killed: number;
  disturbed: number;
  gateway: number;
}

/** Kills a functions process, breaks Firestore's connections and makes the gateway fail, in turn, until `isOver`. */
export async function injectFaults(
  emulators: () => number,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<FaultCounts> {
  const counts: FaultCounts = { killed: 0, disturbed: 0, gateway: 0 };
  for (let turn = 0; !isOver(); turn++) {
    await wait(Math.random() * MAX_PAUSE_MS);
    if (turn % 3 === 0) {
      // The oldest process: firebase-tools waits half a minute for one that is killed while loading.
      const [oldest] = processesOf(emulators(), 'functionsEmulatorRuntime').toSorted((a, b) => a - b);
      if (oldest) {
        kill(oldest);
        counts.killed++;
        await waitForAnswers(ledger, isOver);
      }
    } else if (turn % 3 === 1) {
      await retry(() => disturbFirestore(DISTURBANCES[Math.floor(turn / 3) % DISTURBANCES.length]!));
      counts.disturbed++;
    } else {
      await retry(() =>
        gateway.injectFaultsForAll({
          ...GATEWAY_FAULTS[Math.floor(turn / 3) % GATEWAY_FAULTS.length],
          times: 2,
        }),
      );
      counts.gateway++;
    }
  }
  await retry(() => gateway.clearAllFaults());
  return counts;
}

/**
 * Waits for as many answers as there are people. firebase-tools starts another process with the next request; on a busy machine,
 * processes that are killed faster than they load would leave none.
 */
async function waitForAnswers(ledger: Ledger, isOver: () => boolean): Promise<void> {
  const enough = ledger.answers + PEOPLE;
  while (ledger.answers < enough && !isOver()) await wait(20);
}
