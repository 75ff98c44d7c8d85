import * as z from 'zod/mini';
import type { Paisa } from '../money/paisa.ts';
import { momentSchema } from '../time/moment.ts';
import { priceSchema } from './price.ts';
import { productIdSchema } from './product-id.ts';

/** The most changes that are kept; the oldest is dropped. */
const MAX_COSTS = 200;

/**
 * productCosts/{productId}: what a piece costs the shop, read and written by functions only (docs/adr/0051). Each entry
 * counts from its moment on, so that a later cost does not change the margin of what was sold before. A null cost is one
 * that staff removed.
 */
export const productCostSchema = z.object({
  _id: productIdSchema,
  /** Oldest first. */
  costs: z.array(z.object({ from: momentSchema, cost: z.nullable(priceSchema) })),
});

export type ProductCost = z.output<typeof productCostSchema>;

/** Returns the cost that staff entered last; null without one. */
export const currentCost = (stored: ProductCost | undefined): Paisa | null =>
  stored?.costs.at(-1)?.cost ?? null;

/**
 * Returns the cost that counted at a moment; null without one, as for what was sold before the first entry. A later entry
 * never changes the cost of an earlier sale, so that sales can be summed up once (docs/adr/0058).
 */
export function costAt({ costs }: Pick<ProductCost, 'costs'>, at: Date): Paisa | null {
  return costs.findLast(({ from }) => from <= at)?.cost ?? null;
}

/** Returns the costs with one that counts from `now` on. */
export function withCost(
  stored: ProductCost | undefined,
  { id, cost, now }: { readonly id: string; readonly cost: Paisa | null; readonly now: Date },
): ProductCost {
  const costs = [...(stored?.costs ?? []), { from: now, cost }];
  return { _id: id, costs: costs.slice(-MAX_COSTS) };
}
