import { usage } from '@nargisus/e2e/usage';
import { withTriggersSuspended } from '@nargisus/local-suite/launcher';

/**
 * Returns documents read and written (including deletes) by `work`, as Firestore bills them, without those of
 * triggers, which are suspended.
 */
export const operationsOf = (work: () => Promise<void>): Promise<{ reads: number; writes: number }> =>
  withTriggersSuspended(async () => {
    const before = await usage();
    await work();
    const after = await usage();
    return {
      reads: after.reads - before.reads,
      writes: after.writes + after.deletes - before.writes - before.deletes,
    };
  });
