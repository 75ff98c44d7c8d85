import type { Product } from '@nargisus/domain/catalogue';
import { stockAlertCalls, stockCalls, type PartOf } from '@nargisus/domain/contract';
import { stockSchema, stockView, type Stock, type StockMove, type StockView } from '@nargisus/domain/stock';
import { collection, query, where } from 'firebase/firestore';
import { callApiForPage } from '../api/call-api.ts';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { getIdToken } from '../auth/auth-mutations.ts';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { useFetch } from '../query/use-fetch.ts';
import { subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

/** The most products whose stock one query reads, by Firestore's limit of values of `in`. */
export const PRODUCTS_PER_STOCK_QUERY = 30;

export type LowStock = PartOf<typeof stockCalls.listLowStock, 'data'>[number];

const stocks = collection(firestore, 'stock').withConverter(converterFor(stockSchema));

/** Returns the query of the stock of at most PRODUCTS_PER_STOCK_QUERY products. */
export const stockOfProducts = (ids: readonly string[]) => query(stocks, where('productId', 'in', ids));

/** The stock of some products, by stock id. */
export interface StockOfProducts {
  readonly productIds: ReadonlySet<string>;
  readonly stocks: ReadonlyMap<string, StockView>;
}

/**
 * Returns the stock of a page of products, live. Reads a document for each size that is or was counted, then one
 * per change.
 */
export function useStockOf(products: readonly Pick<Product, 'id'>[]): Loadable<StockOfProducts> {
  const ids = products.slice(0, PRODUCTS_PER_STOCK_QUERY).map(({ id }) => id);
  return useSnapshot(ids.join(' '), ({ next, error }) => {
    const publish = (found: readonly Stock[]) => {
      const stocks = new Map(found.map((it) => [it._id, stockView(it, new Date())]));
      next({ productIds: new Set(ids), stocks });
    };
    if (ids.length > 0) return subscribeToQuery(stockOfProducts(ids), { next: publish, error });
    publish([]);
    return () => undefined;
  });
}

/** Returns the counted sizes with few or no pieces left, fewest first: 50 at most, with their products. */
export const useLowStock = (): Loadable<LowStock[]> =>
  useFetch('low', () => callApiAuthenticated(stockCalls.listLowStock));

/**
 * Returns how many people wait for each sold-out size of a product (docs/adr/0050), once it is `enabled`. Reads the product,
 * and one aggregated count for each of these sizes.
 */
export const useWaitingCounts = (id: string, enabled: boolean): Loadable<Readonly<Record<string, number>>> =>
  useFetch(enabled ? id : null, () =>
    callApiAuthenticated(stockAlertCalls.countStockAlerts, { params: { id } }),
  );

/** The moves that one page of a size's history shows. */
const MOVES_PER_PAGE = 20;

/** Returns a page of the moves of a size, newest first, and where the next one begins. Reads 20 documents at most. */
export function useStockMoves(
  stock: string,
  cursor: string | null,
): Loadable<{ readonly moves: StockMove[]; readonly next: string | null }> {
  return useFetch(`${stock} ${cursor ?? ''}`, async () => {
    const { data, nextCursor } = await callApiForPage(stockCalls.listStockMoves, {
      params: { stock },
      query: { limit: String(MOVES_PER_PAGE), ...(cursor && { cursor }) },
      token: await getIdToken(),
    });
    return { moves: data, next: nextCursor };
  });
}
