import { usage } from '@nargisus/e2e/usage';
import { withTriggersSuspended } from '@nargisus/local-suite/launcher';

/**
 * Documents read and written (deletes with them) by a piece of work, as the cloud would bill them. What follows from it by
 * itself, a mail, is not counted, nor what still follows from earlier work.
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
