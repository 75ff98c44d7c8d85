import { collectionMessages } from '@nargisus/domain/collections';
import { calls, ShopError, staffSuccessMessages } from '@nargisus/domain/contract';
import { routesWith } from '../http/route.ts';
import {
  changeCollection,
  createCollection,
  deleteCollection,
  orderCollections,
  type StaffCollectionRepositories,
} from './edit-collections.ts';
import {
  listPublicCollections,
  pageOfCollection,
  type PublicCollectionRepositories,
} from './public-collections.ts';

const { route } = routesWith<
  PublicCollectionRepositories & StaffCollectionRepositories,
  { readonly now: () => Date }
>();

/** The CDN serves an answer for a minute and refreshes it in the background for another. */
const CACHED_AT_CDN = 'public, max-age=60, s-maxage=60, stale-while-revalidate=60';

export const collectionRoutes = [
  route(calls.listCollections, async (_input, repositories, { now }) => ({
    data: await listPublicCollections(repositories, now()),
    cacheControl: CACHED_AT_CDN,
  })),

  route(calls.getCollection, async ({ params: { id } }, { collections, images }) => {
    const collection = await collections.findVisible(id);
    if (!collection) throw new ShopError('not-found', collectionMessages.notFound);
    return { data: await pageOfCollection(images, collection), cacheControl: CACHED_AT_CDN };
  }),

  route(calls.listStaffCollections, async (_input, { collections }) => ({ data: await collections.list() })),

  route(calls.addCollection, async ({ caller, body }, repositories, { now }) => ({
    data: await createCollection(repositories, body, { caller, now: now() }),
    message: staffSuccessMessages.collectionSaved,
  })),

  route(calls.orderCollections, async ({ caller, body: { order } }, repositories, { now }) => ({
    data: await orderCollections(repositories, order, { caller, now: now() }),
    message: staffSuccessMessages.collectionsOrdered,
  })),

  route(calls.editCollection, async ({ caller, params: { id }, body }, repositories, { now }) => ({
    data: await changeCollection(repositories, { id, changes: body.changes, caller, now: now() }),
    message: staffSuccessMessages.collectionSaved,
  })),

  route(calls.deleteCollection, async ({ caller, params: { id } }, repositories, { now }) => ({
    data: await deleteCollection(repositories, { id, caller, now: now() }),
    message: staffSuccessMessages.collectionDeleted,
  })),
];
