import type { CollectionPage, PublicCollection } from '@nargisus/domain/collections';
import { prefetchQuery, useQuery } from '../query/query-cache.ts';
import type { Loadable } from '../query/loadable.ts';

/*
 * The collections that staff keep, as shoppers see them (docs/adr/0054). Their products: useFirstPage() with the id.
 */
const load = () => import('./read-collections.ts');
const readAll = () => load().then(({ readCollections }) => readCollections());
const readOne = (id: string) => load().then(({ readCollection }) => readCollection(id));

const KEY = 'collections';
const keyOf = (id: string) => `collection ${id}`;

/** Returns the visible collections in the order of staff. One request, which the CDN answers. */
export function useCollections({ enabled = true } = {}): Loadable<PublicCollection[]> {
  return useQuery(KEY, readAll, { enabled });
}

/** Returns a visible collection; 'missing' for a hidden or unknown one. One request, which the CDN answers. */
export function useCollection(id: string): Loadable<CollectionPage> {
  return useQuery(keyOf(id), () => readOne(id));
}

/** Prefetches the visible collections, before a page that shows them is rendered. */
export const prefetchCollections = () => prefetchQuery(KEY, readAll);

/** Prefetches a collection, before its page is rendered. */
export const prefetchCollection = (id: string) => prefetchQuery(keyOf(id), () => readOne(id));
