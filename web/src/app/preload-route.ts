import { LIST_STEP, productIdSchema, COLLECTIONS } from '@nargisus/domain/catalogue';
import { paths } from '../config/paths.ts';
import {
  NEWEST_AT_HOME,
  prefetchNewestProducts,
  prefetchNewestUpTo,
  prefetchProduct,
  prefetchProducts,
} from '../data/catalogue/product-queries.ts';
import { isPlain } from './ssr/plain-address.ts';
import { routeAt } from './pages.ts';

/**
 * Fetches the visited page's code and its products side by side and before anything is drawn; left to themselves they
 * come one after the other, and each costs a phone a round trip. What is not foreseen here is fetched when it is drawn.
 * Resolves when the code is there.
 * @param running settles when boot.ts has run the page's files, one after the other; asked for before, the rest run in one go.
 */
export function preloadRoute(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  running?: Promise<void>,
): Promise<void> {
  const code = Promise.resolve(running).then(() => routeAt(pathname).page.preload());
  const [, area, id] = pathname.split('/');
  const isWhole = isPlain(search);
  if (pathname === paths.home()) {
    prefetchNewestProducts(NEWEST_AT_HOME);
  } else if (area === 'products' && id) {
    if (productIdSchema.safeParse(id).success) prefetchProduct(id);
  } else if (pathname === paths.products()) {
    if (isWhole) prefetchProducts();
  } else if (pathname === paths.newArrivals()) {
    if (isWhole) prefetchNewestUpTo(LIST_STEP);
  } else if (area === 'category') {
    const collection = COLLECTIONS.find((it) => it.id === id);
    if (collection && isWhole) prefetchProducts(collection.id);
  }
  return code;
}
