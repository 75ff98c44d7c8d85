import * as z from 'zod/mini';
import { collectionSlugSchema } from '../../catalogue/collection-slug.ts';
import { collectionPageSchema, publicCollectionSchema } from '../../collections/curated-collection.ts';
import { call } from '../call.ts';

/** The collections that staff keep, as shoppers read them (docs/adr/0054). Their products: `listProducts`. */
export const collectionCalls = {
  /** The visible collections in the order of staff, with the number of their products. Cached at the CDN for a minute. */
  listCollections: call({
    method: 'GET',
    path: '/api/collections',
    access: 'anyone',
    data: z.array(publicCollectionSchema),
  }),
  /** A visible collection with its picked products or its rule; a hidden one is not found. */
  getCollection: call({
    method: 'GET',
    path: '/api/collections/{id}',
    access: 'anyone',
    params: z.object({ id: collectionSlugSchema }),
    data: collectionPageSchema,
  }),
};
