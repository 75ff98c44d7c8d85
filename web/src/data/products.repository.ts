import { productIdSchema, type Category, type Product } from '@nargisus/domain/catalogue';
import { catalogueCalls } from '@nargisus/domain/contract';
import { callApi } from './call-api.ts';
import { learn, plant, readAhead, useCachedRead, useCachedReads } from './cached-reads.ts';
import type { Loadable } from './loadable.ts';

/*
 * The catalogue as visitors read it: JSON of the API, which the CDN keeps, so that looking around costs no document
 * reads and no Firebase code (DESIGN 6).
 */

const ALL = 'products';
const FOLLOWED = { followed: true };
const keyOf = (id: string) => `product ${id}`;

/** Every product, newest first. One request; reads no document where the CDN answers. */
export function useProducts(): Loadable<Product[]> {
  return useCachedRead(ALL, readAll);
}

/** The newest few, for the home page. */
export function useNewestProducts(limit: number): Loadable<Product[]> {
  return useCachedRead(`newest ${limit}`, () => readNewest(limit));
}

/** Newest first, of one category: what a product page shows beside it. One request that all its products share. */
export function useNewestOfCategory(category: Category, limit: number): Loadable<Product[]> {
  return useCachedRead(`newest ${limit} of ${category}`, async () =>
    planted(await callApi(catalogueCalls.listProducts, { query: { category, limit: String(limit) } })),
  );
}

/**
 * One product; at once where a list has brought it already, and kept up to date while it is looked at: a price may change
 * and the last piece be sold. An id that cannot be one is missing without asking.
 */
export function useProduct(id: string): Loadable<Product> {
  const asked = productIdSchema.safeParse(id).success;
  const product = useCachedRead(
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
  return useCachedReads(ids.map(keyOf), (key) => readOne(key.slice(keyOf('').length)));
}

/** What the shop itself has just said of a product (null: it is gone); pages that show it change at once. */
export const learnProduct = (id: string, product: Product | null) => learn(keyOf(id), product);

/** The list, before the visitor has clicked. */
export const preloadProducts = () => readAhead(ALL, readAll);

async function readAll(): Promise<Product[]> {
  return planted(await callApi(catalogueCalls.listProducts));
}

async function readNewest(limit: number): Promise<Product[]> {
  return planted(await callApi(catalogueCalls.listProducts, { query: { limit: String(limit) } }));
}

const readOne = (id: string): Promise<Product> => callApi(catalogueCalls.getProduct, { params: { id } });

function planted(products: Product[]): Product[] {
  for (const product of products) plant(keyOf(product.id), product);
  return products;
}
