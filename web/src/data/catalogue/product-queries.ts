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
 * The catalogue as visitors read it: JSON of the API, which the CDN keeps, so that looking around costs no document
 * reads and no Firebase code (docs/architecture.md#how-a-public-page-loads).
 */

const FOLLOWED = { followed: true };
/** The beginning of a list, and how many there are on it. */
export interface FirstPage {
  readonly products: Product[];
  readonly total: number;
}

/** docs/reference/specification.md 9: how many new arrivals the home page shows. */
export const NEWEST_AT_HOME = 3;

const keyOf = (id: string) => `product ${id}`;
const keyOfPage = (shelf?: CollectionId) => `first page of ${shelf ?? 'all'}`;

/** The newest products, of the whole shop or one shelf, and how many there are: one request for a page, ever. */
export function useFirstPage(shelf: CollectionId | undefined, wanted: boolean): Loadable<FirstPage> {
  return useQuery(keyOfPage(shelf), () => readFirstPage(shelf), { wanted });
}

/** How many products stand on each shelf. */
export function useShelfCounts(): Loadable<ReadonlyMap<CollectionId, number>> {
  return useQuery('shelf counts', async () => {
    const shelves = await callApi(catalogueCalls.countShelves);
    return new Map(shelves.map(({ id, count }) => [id, count]));
  });
}

/** The newest few, for the home page. */
export function useNewestProducts(limit: number): Loadable<Product[]> {
  return useQuery(`newest ${limit}`, () => readNewest(limit));
}

/** Newest first, of one category: what a product page shows beside it. One request that all its products share. */
export function useNewestOfCategory(category: Category, limit: number): Loadable<Product[]> {
  return useQuery(`newest ${limit} of ${category}`, async () =>
    withInitialData(
      await callApi(catalogueCalls.listProducts, { query: { category, limit: String(limit) } }),
    ),
  );
}

/**
 * One product; at once where a list has brought it already, and kept up to date while it is looked at: a price may
 * change and the last piece be sold. An id that cannot be one is missing without asking.
 */
export function useProduct(id: string): Loadable<Product> {
  const asked = productIdSchema.safeParse(id).success;
  const product = useQuery(
    keyOf(id),
    () => (asked ? readOne(id) : Promise.reject(new Error('not asked'))),
    FOLLOWED,
  );
  return asked ? product : { state: 'missing' };
}

/**
 * Several products, in the order of their ids; for a cart, whose lines hold them as they were. One request per product
 * that no page has brought within the last minute, which the CDN answers.
 */
export function useProductsById(ids: readonly string[]): readonly Loadable<Product>[] {
  return useQueries(ids.map(keyOf), (key) => readOne(key.slice(keyOf('').length)));
}

/** What the shop itself has just said of a product (null: it is gone); pages that show it change at once. */
export const setProductData = (id: string, product: Product | null) => setQueryData(keyOf(id), product);

/** The newest so many: page after page, each of which the CDN keeps. */
export function useNewestUpTo(count: number): Loadable<FirstPage> {
  return useQuery(`newest up to ${count}`, () => readNewestUpTo(count));
}

/** A list, before the visitor has clicked. */
export const prefetchProducts = (shelf?: CollectionId) =>
  prefetchQuery(keyOfPage(shelf), () => readFirstPage(shelf));

/** The beginning of all that is new. */
export const prefetchNewestUpTo = (count: number) =>
  prefetchQuery(`newest up to ${count}`, () => readNewestUpTo(count));

/** The newest few, before the home page is drawn. */
export const prefetchNewestProducts = (limit: number) =>
  prefetchQuery(`newest ${limit}`, () => readNewest(limit));

/** A product, when its card is pointed at or touched. */
export const prefetchProduct = (id: string) => prefetchQuery(keyOf(id), () => readOne(id));

async function readFirstPage(collection?: CollectionId): Promise<FirstPage> {
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

async function readNewest(limit: number): Promise<Product[]> {
  return withInitialData(await callApi(catalogueCalls.listProducts, { query: { limit: String(limit) } }));
}

const readOne = (id: string): Promise<Product> => callApi(catalogueCalls.getProduct, { params: { id } });

function withInitialData(products: Product[]): Product[] {
  for (const product of products) setInitialData(keyOf(product.id), product);
  return products;
}
