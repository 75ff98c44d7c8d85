import { calls, ShopError } from '@nargisus/domain/contract';
import { route } from '../http/route.ts';

/**
 * The CDN answers for a minute and refreshes in the background for ten: a price may be that old on a public page,
 * never in an order (POST /api/orders compares totals).
 */
const CACHED_AT_CDN = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600';

export const catalogueRoutes = [
  route(calls.listProducts, async ({ query: { category, featured, ...page } }, { products }) => {
    const { items, nextCursor } = await products.list({ category, featured }, page);
    return { data: items, nextCursor, cacheControl: CACHED_AT_CDN };
  }),

  route(calls.getProduct, async ({ params: { id } }, { products }) => {
    const product = await products.find(id);
    if (!product) throw new ShopError('not-found', 'Product not found');
    return { data: product, cacheControl: CACHED_AT_CDN };
  }),
];
