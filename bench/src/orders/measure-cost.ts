import type { Product } from '@nargisus/domain/catalogue';
import { addresses } from '@nargisus/local-suite/launcher';
import type { Customer } from './customers.ts';

interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

const usageAddress = `http://${addresses.hosts.firestore}/emulator/v1/projects/${addresses.projectId}/usage`;

/** Documents read and written (deletes with them) by one order of these products, as the cloud would bill them. */
export async function measureCost(
  buyer: Customer,
  products: readonly Product[],
): Promise<{ reads: number; writes: number }> {
  const before = await usage();
  await buyer.buys(products);
  const after = await usage();
  return {
    reads: after.reads - before.reads,
    writes: after.writes + after.deletes - before.writes - before.deletes,
  };
}

async function usage(): Promise<Usage> {
  return (await (await fetch(usageAddress)).json()) as Usage;
}
