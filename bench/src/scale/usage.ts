import { waitForStableValue } from '@nargisus/e2e/wait-for-stable-value';
import { usage } from '@nargisus/e2e/usage';

/** Documents read, and reads of counting: one per thousand documents. */
export interface Reads {
  readonly documents: number;
  readonly counted: number;
}

async function readsSoFar(): Promise<Reads> {
  const { reads, byRpc } = await usage();
  const counted = byRpc.RunAggregationQuery?.reads ?? 0;
  return { documents: reads - counted, counted };
}

/** Returns all reads during `work`, including the functions'. No other client may use the shop. */
export async function readsOf(work: () => Promise<void>): Promise<Reads> {
  const before = await waitForStableValue(readsSoFar);
  await work();
  const after = await waitForStableValue(readsSoFar);
  return {
    documents: after.documents - before.documents,
    counted: after.counted - before.counted,
  };
}
