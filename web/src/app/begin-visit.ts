import { productIdSchema, SHOP_CATEGORIES } from '@nargisus/domain/catalogue';
import { paths } from '../config/paths.ts';
import {
  NEWEST_AT_HOME,
  preloadNewest,
  preloadProduct,
  preloadProducts,
} from '../data/products.repository.ts';
import { pages } from './pages.ts';

/**
 * Fetches the visited page's code and its products side by side and before anything is drawn; left to themselves they
 * come one after the other, and each costs a phone a round trip. What is not foreseen here is fetched when it is drawn.
 */
export function beginVisit({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const [, area, id] = pathname.split('/');
  const plain = search === '';
  if (pathname === paths.home()) {
    pages.home.preload();
    preloadNewest(NEWEST_AT_HOME);
  } else if (area === 'products' && id) {
    pages.product.preload();
    if (productIdSchema.safeParse(id).success) preloadProduct(id);
  } else if (pathname === paths.products()) {
    pages.products.preload();
    if (plain) preloadProducts();
  } else if (area === 'category') {
    const shelf = SHOP_CATEGORIES.find((it) => it.id === id);
    pages.category.preload();
    if (shelf && plain) preloadProducts(shelf.id);
  } else if (pathname === paths.newArrivals()) {
    pages.newArrivals.preload();
  }
}
