import type { ProductCost } from '@nargisus/domain/catalogue';
import { productCalls, ShopError } from '@nargisus/domain/contract';
import type { Paisa } from '@nargisus/domain/money';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { saveProductRows } from './save-product-rows.ts';

export interface StoredCost {
  /** What a piece costs now; null without a cost. */
  readonly cost: Paisa | null;
  /** Each cost with the moment from which it counts, oldest first. */
  readonly history: ProductCost['costs'];
}

/** Reads the purchase cost of a product with its history. One read; null reads nothing. */
export function useStoredCost(id: string | null): Loadable<StoredCost> {
  return useFetch(id, () => callApiAuthenticated(productCalls.readProductCost, { params: { id: id ?? '' } }));
}

/**
 * Saves what a piece of a product costs from now on, in taka as typed; an empty text removes the cost. Reads two documents.
 * @throws ShopError when it is rejected
 */
export async function saveProductCost(id: string, typed: string): Promise<void> {
  const [result] = await saveProductRows([{ row: 1, id, product: {}, cost: typed.trim() || null }]);
  const error = Object.values(result?.errors ?? {})[0];
  if (error !== undefined) throw new ShopError('invalid', error);
}
