import { setTimeout as wait } from 'node:timers/promises';
import { usage } from '@nargisus/e2e/usage';

/** Documents, and what counting costs: one read for each thousand that is counted. */
export interface Reads {
  readonly documents: number;
  readonly counted: number;
}

const QUIET_MS = 700;
async function readsSoFar(): Promise<Reads> {
  const { reads, byRpc } = await usage();
  const counted = byRpc.RunAggregationQuery?.reads ?? 0;
  return { documents: reads - counted, counted };
}

/** Once nothing has been read for a while: a page goes on reading after it shows what was asked for. */
async function settled(): Promise<Reads> {
  for (let last = await readsSoFar(); ;) {
    await wait(QUIET_MS);
    const now = await readsSoFar();
    if (now.documents === last.documents && now.counted === last.counted) return now;
    last = now;
  }
}

/** What everybody read meanwhile, functions included. Nobody else may be in the shop. */
export async function readsOf(work: () => Promise<void>): Promise<Reads> {
  const before = await settled();
  await work();
  const after = await settled();
  return {
    documents: after.documents - before.documents,
    counted: after.counted - before.counted,
  };
}
