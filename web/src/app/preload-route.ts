import { LIST_STEP, productIdSchema, COLLECTIONS, collectionSlugSchema } from '@nargisus/domain/catalogue';
import { paths } from '../config/paths.ts';
import { prefetchNewestUpTo, prefetchProduct, prefetchProducts } from '../data/catalogue/product-queries.ts';
import { prefetchCollection, prefetchCollections } from '../data/collections/collection-queries.ts';
import { prefetchDelivery } from '../data/delivery/delivery-queries.ts';
import { prefetchHome } from '../data/home/home-queries.ts';
import { isPolicy, prefetchPolicy } from '../data/settings/policy-queries.ts';
import { prefetchShop } from '../data/settings/shop-queries.ts';
import { hasDefaultQuery } from './ssr/has-default-query.ts';
import { routeAt } from './pages.ts';

/**
 * Loads the code and the public data of a route in parallel, before anything renders: one after the other, each would
 * cost a round trip. Data that is not listed here loads when the page renders. Resolves when the code has loaded.
 * @param running settles when boot.ts has run the page's files one by one; a request before that would run the rest
 * in one task.
 */
export function preloadRoute(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  running?: Promise<void>,
): Promise<void> {
  const code = Promise.resolve(running).then(() => routeAt(pathname).page.preload());
  const [, area, id] = pathname.split('/');
  const isWhole = hasDefaultQuery(search);
  if (pathname === paths.home()) {
    prefetchHome();
  } else if (area === 'products' && id) {
    if (productIdSchema.safeParse(id).success) prefetchProduct(id);
    if (import.meta.env.SSR) prefetchDelivery();
  } else if (pathname === paths.products()) {
    if (isWhole) prefetchProducts();
  } else if (pathname === paths.newArrivals()) {
    if (isWhole) prefetchNewestUpTo(LIST_STEP);
  } else if (pathname === paths.contact()) {
    prefetchShop();
    if (import.meta.env.SSR) prefetchDelivery();
  } else if (isPolicy(area)) {
    prefetchPolicy(area);
    if (import.meta.env.SSR && area === 'delivery') prefetchDelivery();
  } else if (area === 'category') {
    const collection = COLLECTIONS.find((it) => it.id === id);
    const isStaffs = id && !collection && collectionSlugSchema.safeParse(id).success;
    if (isStaffs) prefetchCollection(id);
    if ((collection || isStaffs) && isWhole) prefetchProducts(id);
  } else if (pathname === paths.categoryCollection()) {
    prefetchCollections();
  }
  return code;
}
