import { addresses } from '@nargisus/local-suite/launcher';

interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

const usageAddress = `http://${addresses.hosts.firestore}/emulator/v1/projects/${addresses.projectId}/usage`;

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

async function usage(): Promise<Usage> {
  return (await (await fetch(usageAddress)).json()) as Usage;
}
