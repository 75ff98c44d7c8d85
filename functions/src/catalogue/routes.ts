import {
  asOf,
  COLLECTION_IDS,
  currentCost,
  LIST_STEP,
  listedProduct,
  MOST_INDEXED,
  readPriceRange,
  sitemapParts,
  slotsOfPart,
} from '@nargisus/domain/catalogue';
import {
  calls,
  errorMessages,
  requestMessages,
  ShopError,
  staffSuccessMessages,
} from '@nargisus/domain/contract';
import { listLarge, searchLarge, suggestLarge } from '@nargisus/domain/search';
import {
  productsOfCollection,
  type CollectionProductRepositories,
} from '../collections/products-of-collection.ts';
import { routesWith } from '../http/route.ts';
import type { CatalogueIndexRepository } from './catalogue-index.repository.ts';
import type { ProductSearchRepository } from './product-search.repository.ts';
import type { ProductsRepository } from './products.repository.ts';
import type { ProductRowsRepository } from './product-rows.repository.ts';
import { addProduct, updateProduct } from './save-product.ts';
import { saveProducts } from './save-products.ts';

interface CatalogueRepositories extends CollectionProductRepositories {
  readonly products: ProductsRepository;
  readonly catalogueIndex: CatalogueIndexRepository;
  readonly productRows: ProductRowsRepository;
  readonly productSearch: ProductSearchRepository;
  /** The number of products, null before the first count. One read. */
  readonly productCounters: { stored(): Promise<{ readonly total: number } | null> };
}

const { route } = routesWith<
  CatalogueRepositories,
  { readonly now: () => Date; readonly random: () => number }
>();

/**
 * The CDN serves an answer for a minute and refreshes it in the background for another: a price may be two minutes
 * old on a public page, never in an order (POST /api/orders compares totals).
 */
const CACHED_AT_CDN = 'public, max-age=60, s-maxage=60, stale-while-revalidate=60';

export const catalogueRoutes = [
  route(calls.listProducts, async ({ query }, repositories, { now }) => {
    const { limit, cursor, collection, ...filter } = query;
    const page = { limit, cursor };
    if (collection) {
      const request = { id: collection, filter, page, now: now() };
      const { items: data, ...rest } = await productsOfCollection(repositories, request);
      return { data, ...rest, cacheControl: CACHED_AT_CDN };
    }
    const { products, productCounters } = repositories;
    const { items, nextCursor, total: counted } = await products.list(filter, page);
    const isWhole = Object.values(filter).every((value) => value === undefined);
    const total = isWhole && counted > MOST_INDEXED ? (await productCounters.stored())?.total : undefined;
    const data = items.map((product) => asOf(listedProduct(product), now()));
    return { data, nextCursor, total: total ?? counted, cacheControl: CACHED_AT_CDN };
  }),

  route(calls.readCatalogue, async (_input, { catalogueIndex, productCounters }, { now }) => {
    const { total } = (await productCounters.stored()) ?? { total: 0 };
    if (total > MOST_INDEXED) return { data: [], total, cacheControl: CACHED_AT_CDN };
    const data = (await catalogueIndex.entries()).map((entry) => asOf(entry, now()));
    return { data, cacheControl: CACHED_AT_CDN };
  }),

  route(calls.searchCatalogue, async ({ query }, { productSearch }, { now }) => {
    const { q, limit = LIST_STEP, min = '', max = '', ...filter } = query;
    const { least, most } = readPriceRange({ from: min, to: max });
    const list = { filter, least, most, limit, now: now() };
    const found = await (q === undefined
      ? listLarge(productSearch, list)
      : searchLarge(productSearch, { ...list, query: q }));
    return {
      data: { ...found, results: [...found.results], used: [...found.used], ignored: [...found.ignored] },
      cacheControl: CACHED_AT_CDN,
    };
  }),

  route(calls.suggestSearches, async ({ query: { q = '', language } }, { productSearch }, { now }) => {
    const found = await suggestLarge(productSearch, { typed: q, language, now: now() });
    const { searches, collections, products } = found;
    const data = {
      searches: [...searches],
      collections: [...collections],
      products: [...products],
    };
    return { data, cacheControl: CACHED_AT_CDN };
  }),

  route(calls.listSitemapPart, async ({ query: { part, parts } }, repositories) => {
    const { productSearch, productCounters } = repositories;
    const { total } = (await productCounters.stored()) ?? { total: 0 };
    // Twice as large parts as now were right before the shop grew: a robot reads the index first.
    if (part > parts || 2 * parts < sitemapParts(total))
      throw new ShopError('not-found', requestMessages.noSuchCall);
    return {
      data: await productSearch.idsInSlots(...slotsOfPart(part, parts)),
      cacheControl: CACHED_AT_CDN,
    };
  }),

  route(calls.countCollections, async (_input, { products }) => ({
    data: await Promise.all(
      COLLECTION_IDS.map(async (id) => ({ id, count: await products.count({ collection: id }) })),
    ),
    cacheControl: CACHED_AT_CDN,
  })),

  route(calls.getProduct, async ({ params: { id } }, { products }, { now }) => {
    const product = await products.find(id);
    if (!product) throw new ShopError('not-found', errorMessages.productNotFound);
    return { data: asOf(product, now()), cacheControl: CACHED_AT_CDN };
  }),

  route(calls.addProduct, async ({ caller, body }, { products }, { now, random }) => {
    const product = await addProduct(products, { form: body, by: caller.uid, now: now(), random });
    return { data: asOf(product, now()), message: staffSuccessMessages.productAdded };
  }),

  route(calls.updateProduct, async ({ caller, params: { id }, body }, { products }, { now }) => {
    const product = await updateProduct(products, { id, edit: body, by: caller.uid, now: now() });
    return { data: asOf(product, now()), message: staffSuccessMessages.productUpdated };
  }),

  route(calls.saveProducts, async ({ caller, body }, { productRows }, { now }) => ({
    data: await saveProducts(productRows, body, { by: caller.uid, now: now() }),
  })),

  route(calls.listProductCosts, async ({ query: { ids } }, { productRows }) => ({
    data: (await productRows.costs(ids)).flatMap((stored) => {
      const cost = currentCost(stored);
      return cost === null ? [] : [{ id: stored._id, cost }];
    }),
  })),

  route(calls.readProductCost, async ({ params: { id } }, { products, productRows }) => {
    const [product, [stored]] = await Promise.all([products.find(id), productRows.costs([id])]);
    if (!product) throw new ShopError('not-found', errorMessages.productNotFound);
    return { data: { cost: currentCost(stored), history: stored?.costs ?? [] } };
  }),

  // Carts keep their line, which can be removed but not bought.
  route(calls.deleteProduct, async ({ caller, params: { id } }, { products }, { now }) => {
    const by = { uid: caller.uid, name: caller.name || caller.email, email: caller.email };
    if (!(await products.remove(id, { by, now: now() })))
      throw new ShopError('not-found', errorMessages.productNotFound);
    return { data: undefined, message: staffSuccessMessages.productDeleted };
  }),
];
