import { seedShop } from '../seed/seed.ts';
import { addresses } from './addresses.ts';
import { withTriggersSuspended } from './with-triggers-suspended.ts';

/** Fills the running, empty suite with the shop's people, products and orders. */
export async function seedLocalStack(): Promise<void> {
  // The Admin SDK would look for Google's metadata server, which no machine of ours has.
  process.env.METADATA_SERVER_DETECTION = 'none';
  await withTriggersSuspended(() => seedShop({ ...addresses, now: new Date() }));
}
