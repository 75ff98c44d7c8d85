import { setTimeout as wait } from 'node:timers/promises';
import { mailbox } from '../fixtures/local-stack/mailbox.ts';
import { courier } from '../fixtures/orders/courier.ts';
import { gateway } from '../fixtures/orders/gateway.ts';
import { disturbFirestore, type Disturbance } from '../lifecycle/disturb-firestore.ts';
import { kill, processesOf } from '../lifecycle/processes.ts';
import type { Ledger } from './ledger.ts';
import { PEOPLE } from './people.ts';
import { retry } from '../fixtures/network/retry.ts';

/** The kinds of faults below, in turn. */
const KINDS = 5;
const DISTURBANCES: readonly Disturbance[] = ['cut', 'delay', 'reset'];
const GATEWAY_FAULTS: readonly Record<string, string>[] = [
  { validator: 'down' },
  { validator: 'lost' },
  { session: 'down' },
  { validator: 'error' },
];
/** The next two bookings fail in these ways, and the courier's notices come in these. */
const COURIER_FAULTS = [
  { booking: 'lost', webhook: 'duplicate' },
  { booking: 'reset', webhook: 'reordered' },
  { booking: 'html', webhook: 'lost' },
  { booking: 'timeout', webhook: 'late' },
  { reading: 'html', firstWebhook: 'before-reply' },
  { booking: 'slow', webhook: 'once' },
] as const;
const MAIL_FAULTS = [{ status: 503 }, { status: 429 }] as const;
/** The longest pause before the next fault; pauses are random. */
const MAX_PAUSE_MS = 6_000;

/** How often each kind of fault was injected. */
export interface FaultCounts {
  killed: number;
  disturbed: number;
  gateway: number;
  courier: number;
  mail: number;
}

/**
 * Kills a functions process, breaks Firestore's connections, and makes the gateway, the courier and the mail service fail, in turn, until
 * `isOver`.
 */
export async function injectFaults(
  emulators: () => number,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<FaultCounts> {
  const counts: FaultCounts = { killed: 0, disturbed: 0, gateway: 0, courier: 0, mail: 0 };
  for (let turn = 0; !isOver(); turn++) {
    await wait(Math.random() * MAX_PAUSE_MS);
    const round = Math.floor(turn / KINDS);
    if (turn % KINDS === 0) {
      // The oldest process: firebase-tools waits half a minute for one that is killed while loading.
      const [oldest] = processesOf(emulators(), 'functionsEmulatorRuntime').toSorted((a, b) => a - b);
      if (oldest) {
        kill(oldest);
        counts.killed++;
        await waitForAnswers(ledger, isOver);
      }
    } else if (turn % KINDS === 1) {
      await retry(() => disturbFirestore(DISTURBANCES[round % DISTURBANCES.length]!));
      counts.disturbed++;
    } else if (turn % KINDS === 2) {
      await retry(() => courier.set({ ...COURIER_FAULTS[round % COURIER_FAULTS.length], times: 2 }));
      counts.courier++;
    } else if (turn % KINDS === 3) {
      await retry(() => mailbox.injectFaults({ ...MAIL_FAULTS[round % MAIL_FAULTS.length]!, times: 2 }));
      counts.mail++;
    } else {
      await retry(() =>
        gateway.injectFaultsForAll({
          ...GATEWAY_FAULTS[round % GATEWAY_FAULTS.length],
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
