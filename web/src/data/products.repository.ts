import { productIdSchema, type Product } from '@nargisus/domain/catalogue';
import { catalogueCalls } from '@nargisus/domain/contract';
import { callApi } from './call-api.ts';
import { plant, readAhead, useCachedRead } from './cached-reads.ts';
import type { Loadable } from './loadable.ts';

/*
 * The catalogue as visitors read it: JSON of the API, which the CDN keeps, so that looking around costs no document
 * reads and no Firebase code (DESIGN 6).
 */

const ALL = 'products';
const keyOf = (id: string) => `product ${id}`;

/** Every product, newest first. One request; reads no document where the CDN answers. */
export function useProducts(): Loadable<Product[]> {
  return useCachedRead(ALL, readAll);
}

/** The newest few, for the home page. */
export function useNewestProducts(limit: number): Loadable<Product[]> {
  return useCachedRead(`newest ${limit}`, () => readNewest(limit));
}

/** One product; at once where a list has brought it already. An id that cannot be one is missing without asking. */
export function useProduct(id: string): Loadable<Product> {
  const asked = productIdSchema.safeParse(id).success;
  const product = useCachedRead(keyOf(id), () =>
    asked ? readOne(id) : Promise.reject(new Error('not asked')),
  );
  return asked ? product : { state: 'missing' };
}

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
