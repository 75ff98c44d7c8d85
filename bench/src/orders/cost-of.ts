import { usage } from '@nargisus/e2e/usage';

/** Documents read and written (deletes with them) by a piece of work, as the cloud would bill them. */
export async function costOf(work: () => Promise<void>): Promise<{ reads: number; writes: number }> {
  const before = await usage();
  await work();
  const after = await usage();
  return {
    reads: after.reads - before.reads,
    writes: after.writes + after.deletes - before.writes - before.deletes,
  };
}
