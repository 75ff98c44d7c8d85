import {
  LIST_STEP,
  productIdSchema,
  type Category,
  type Product,
  type CollectionId,
} from '@nargisus/domain/catalogue';
import { catalogueCalls } from '@nargisus/domain/contract';
import { callApi, callApiForPage } from '../api/call-api.ts';
import { setQueryData, setInitialData, prefetchQuery, useQuery, useQueries } from '../query/query-cache.ts';
import type { Loadable } from '../query/loadable.ts';

/*
 * The catalogue as visitors read it: JSON of the API, which the CDN caches, so that browsing costs no document reads and
 * no Firebase code (docs/architecture.md#how-a-public-page-loads).
 */

/** Half of the time until data is stale, so that a visible product is refetched soon after. */
const REFETCH_WHILE_VISIBLE = { refetchInterval: 30_000 };

/** The first page of a list, and the number of products on the whole list. */
export interface FirstPage {
  readonly products: Product[];
  readonly total: number;
}

const keyOf = (id: string) => `product ${id}`;
const keyOfPage = (collection?: string) => `first page of ${collection ?? 'all'}`;

/**
 * Returns the first products of the whole shop or of one collection, of the eight or of staff's. One request, which all
 * visitors share.
 */
export function useFirstPage(collection: string | undefined, enabled: boolean): Loadable<FirstPage> {
  return useQuery(keyOfPage(collection), () => readFirstPage(collection), { enabled });
}

/** Returns the number of products in each collection. */
export function useCollectionCounts(): Loadable<ReadonlyMap<CollectionId, number>> {
  return useQuery('collection counts', async () => {
    const collections = await callApi(catalogueCalls.countCollections);
    return new Map(collections.map(({ id, count }) => [id, count]));
  });
}

/** Returns the newest products of a category, for the product page. One request, which all products of it share. */
export function useNewestOfCategory(category: Category, limit: number): Loadable<Product[]> {
  return useQuery(`newest ${limit} of ${category}`, async () =>
    withInitialData(
      await callApi(catalogueCalls.listProducts, { query: { category, limit: String(limit) } }),
    ),
  );
}

/**
 * Returns one product: at once when a list has fetched it already, and refetched while it is visible, because its price and
 * stock may change. A malformed id is missing without a request.
 */
export function useProduct(id: string): Loadable<Product> {
  const isValid = productIdSchema.safeParse(id).success;
  const product = useQuery(
    keyOf(id),
    () => (isValid ? readOne(id) : Promise.reject(new Error('Not a product id'))),
    REFETCH_WHILE_VISIBLE,
  );
  return isValid ? product : { state: 'missing' };
}

/**
 * Returns several products in the order of their ids, for a cart whose lines hold older prices. One request, answered by the
 * CDN, for each product that was not fetched within the last minute.
 */
export function useProductsById(ids: readonly string[]): readonly Loadable<Product>[] {
  return useQueries(ids.map(keyOf), (key) => readOne(key.slice(keyOf('').length)));
}

/** Sets what the server has just reported of a product, null when it is deleted; pages that show it change at once. */
export const setProductData = (id: string, product: Product | null) => setQueryData(keyOf(id), product);

/** Returns the newest `count` products, page by page, each of which the CDN caches. */
export function useNewestUpTo(count: number): Loadable<FirstPage> {
  return useQuery(`newest up to ${count}`, () => readNewestUpTo(count));
}

/** Prefetches a list, when its link is hovered or touched. */
export const prefetchProducts = (collection?: string) =>
  prefetchQuery(keyOfPage(collection), () => readFirstPage(collection));

/** Prefetches the first new arrivals. */
export const prefetchNewestUpTo = (count: number) =>
  prefetchQuery(`newest up to ${count}`, () => readNewestUpTo(count));

/** Prefetches a product, when its card is hovered or touched. */
export const prefetchProduct = (id: string) => prefetchQuery(keyOf(id), () => readOne(id));

async function readFirstPage(collection?: string): Promise<FirstPage> {
  const query = { limit: String(LIST_STEP), ...(collection && { collection }) };
  const { data, total } = await callApiForPage(catalogueCalls.listProducts, { query });
  return { products: withInitialData(data), total: total ?? data.length };
}

async function readNewestUpTo(count: number): Promise<FirstPage> {
  const products: Product[] = [];
  let cursor: string | null | undefined;
  let total = 0;
  while (products.length < count && cursor !== null) {
    const query = { limit: String(LIST_STEP), ...(cursor && { cursor }) };
    const page = await callApiForPage(catalogueCalls.listProducts, { query });
    products.push(...page.data);
    cursor = page.nextCursor;
    total = page.total ?? products.length;
  }
  return { products: withInitialData(products), total };
}

const readOne = (id: string): Promise<Product> => callApi(catalogueCalls.getProduct, { params: { id } });

/** Keeps products of a list, so that their pages show them at once. */
export function withInitialData(products: Product[]): Product[] {
  for (const product of products) setInitialData(keyOf(product.id), product);
  return products;
}
