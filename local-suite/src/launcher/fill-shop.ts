import { seedSuite } from '../seed/seed.ts';
import { addresses } from './addresses.ts';
import { withoutTriggers } from './without-triggers.ts';

/** Fills the running, empty suite with the shop's people, products and orders. */
export async function fillShop(): Promise<void> {
  // The Admin SDK would look for Google's metadata server, which no machine of ours has.
  process.env.METADATA_SERVER_DETECTION = 'none';
  await withoutTriggers(() => seedSuite({ ...addresses, now: new Date() }));
}
