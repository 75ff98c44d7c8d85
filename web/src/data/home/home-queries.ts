import type { Home } from '@nargisus/domain/home';
import { withInitialData } from '../catalogue/product-queries.ts';
import { prefetchQuery, useQuery } from '../query/query-cache.ts';
import type { Loadable } from '../query/loadable.ts';

const KEY = 'home';

/** Returns the home page as staff composed it. One request, which the CDN answers. */
export const useHome = (): Loadable<Home> => useQuery(KEY, read);

/** Prefetches the home page's data, before it is rendered. */
export const prefetchHome = () => prefetchQuery(KEY, read);

async function read(): Promise<Home> {
  const { readHome } = await import('./read-home.ts');
  const home = await readHome();
  for (const { products } of home.rows) withInitialData(products);
  return home;
}
