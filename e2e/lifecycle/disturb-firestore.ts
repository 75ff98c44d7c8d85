import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';

const FAULTS = `http://${addresses.hosts.firestore}/emulator/v1/projects/${addresses.projectId}:faults`;
const DELAY_MS = 400;
const DELAYS_FOR_MS = 200;

/**
 * cut: resets every open connection. delay: delays responses for a while. reset: breaks off a response, so that the caller does not
 * learn that the request was executed.
 */
export type Disturbance = 'cut' | 'delay' | 'reset';

/** Disturbs the connections of the running Firestore emulator once. */
export async function disturbFirestore(disturbance: Disturbance): Promise<void> {
  switch (disturbance) {
    case 'cut':
      return injectFault({ cut: true });
    case 'reset':
      return injectFault({ breakAnswers: 1 });
    case 'delay':
      await injectFault({ delayMs: DELAY_MS });
      await wait(DELAYS_FOR_MS);
      return injectFault({ delayMs: 0 });
  }
}

/** Returns how many connections or responses each disturbance has affected. */
export async function disturbanceCounts(): Promise<Record<Disturbance, number>> {
  const { counts } = (await (await fetch(FAULTS)).json()) as {
    counts: { cut: number; delayed: number; broken: number };
  };
  return { cut: counts.cut, delay: counts.delayed, reset: counts.broken };
}

async function injectFault(fault: object): Promise<void> {
  const answer = await fetch(FAULTS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`The fault was rejected: ${await answer.text()}`);
}
