import type { DeliverySettings } from '@nargisus/domain/delivery';
import type { Loadable } from '../query/loadable.ts';
import { fetchForHydration, prefetchQuery, useQuery } from '../query/query-cache.ts';

const KEY = 'delivery';

const read = () => import('./read-delivery.ts').then((module) => module.readDelivery());

/** Returns what delivery costs by place. One request for all components, which the CDN answers. */
export const useDelivery = (): Loadable<DeliverySettings> => useQuery(KEY, read);

/** Prefetches the delivery settings, before a page that shows them is rendered. */
export const prefetchDelivery = () => prefetchQuery(KEY, read);

/**
 * Loads the delivery settings for a part of a page that hydrates later than the rest. Not on the server, where the part is loaded
 * once for all requests, and preloadRoute() fetches for each.
 */
export const deliveryForHydration = async () => {
  if (!import.meta.env.SSR) await fetchForHydration(KEY, read);
};
