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
/** At most; how long until the next fault is a matter of chance. */
const PAUSE_MS = 6_000;

export interface Broken {
  killed: number;
  disturbed: number;
  gateway: number;
}

/** Kills a process of the functions, breaks Firestore's connections, or has the gateway fail, one after the other. */
export async function breakThings(
  emulators: () => number,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<Broken> {
  const broken: Broken = { killed: 0, disturbed: 0, gateway: 0 };
  for (let turn = 0; !isOver(); turn++) {
    await wait(Math.random() * PAUSE_MS);
    if (turn % 3 === 0) {
      // The one that has served longest: firebase-tools waits half a minute for one that died while loading.
      const [oldest] = processesOf(emulators(), 'functionsEmulatorRuntime').toSorted((a, b) => a - b);
      if (oldest) {
        kill(oldest);
        broken.killed++;
        await untilServed(ledger, isOver);
      }
    } else if (turn % 3 === 1) {
      await retry(() => disturbFirestore(DISTURBANCES[Math.floor(turn / 3) % DISTURBANCES.length]!));
      broken.disturbed++;
    } else {
      await retry(() =>
        gateway.injectFaultsForAll({
          ...GATEWAY_FAULTS[Math.floor(turn / 3) % GATEWAY_FAULTS.length],
          times: 2,
        }),
      );
      broken.gateway++;
    }
  }
  await retry(() => gateway.clearAllFaults());
  return broken;
}

/**
 * The shop serves again, as many as there are in it: firebase-tools starts another process for the next request, one fault at
 * a time is enough, and killed faster than they load in a busy machine there would be none left.
 */
async function untilServed(ledger: Ledger, isOver: () => boolean): Promise<void> {
  const enough = ledger.answers + PEOPLE;
  while (ledger.answers < enough && !isOver()) await wait(20);
}
