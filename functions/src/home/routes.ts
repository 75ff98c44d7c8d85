import { calls } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import { readHome, type HomeRepositories } from './read-home.ts';

const { route } = routesWith<HomeRepositories, { readonly now: () => Date }>();

/** As the lists of products (catalogue/routes.ts). */
const CACHED_AT_CDN = 'public, max-age=60, s-maxage=60, stale-while-revalidate=60';

export const homeRoutes = [
  route(calls.readHome, async (_input, repositories, { now }) => ({
    data: await readHome(repositories, now()),
    cacheControl: CACHED_AT_CDN,
  })),
];
