import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@nargisus/local-suite/launcher';

const FAULTS = `http://${addresses.hosts.firestore}/emulator/v1/projects/${addresses.projectId}:faults`;
const SLOW_MS = 400;
const SLOW_FOR_MS = 200;

/**
 * cut: every open connection is reset now. delay: answers come late for a while. reset: an answer ends in its middle,
 * so that what it told of is done and nobody knows.
 */
export type Disturbance = 'cut' | 'delay' | 'reset';

/** Disturbs the connections of the running Firestore emulator once. */
export async function disturbFirestore(disturbance: Disturbance): Promise<void> {
  switch (disturbance) {
    case 'cut':
      return order({ cut: true });
    case 'reset':
      return order({ breakAnswers: 1 });
    case 'delay':
      await order({ delayMs: SLOW_MS });
      await wait(SLOW_FOR_MS);
      return order({ delayMs: 0 });
  }
}

/** Returns how many connections or responses each disturbance has affected. */
export async function disturbanceCounts(): Promise<Record<Disturbance, number>> {
  const { counts } = (await (await fetch(FAULTS)).json()) as {
    counts: { cut: number; delayed: number; broken: number };
  };
  return { cut: counts.cut, delay: counts.delayed, reset: counts.broken };
}

async function order(fault: object): Promise<void> {
  const answer = await fetch(FAULTS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`The fault was refused: ${await answer.text()}`);
}
