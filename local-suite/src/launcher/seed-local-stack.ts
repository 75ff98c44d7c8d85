import { seedAdmin, seedShop } from '../seed/seed.ts';
import { addresses } from './addresses.ts';
import { withTriggersSuspended } from './with-triggers-suspended.ts';

/** Seeds the running, empty local stack: with people, products and orders, or with its admin alone. */
export async function seedLocalStack({ adminOnly }: { adminOnly: boolean }): Promise<void> {
  // The Admin SDK would look for Google's metadata server, which does not exist here.
  process.env.METADATA_SERVER_DETECTION = 'none';
  await withTriggersSuspended(() => (adminOnly ? seedAdmin : seedShop)({ ...addresses, now: new Date() }));
}
