import * as z from 'zod/mini';
import { collectionSlugSchema } from '../../catalogue/collection-slug.ts';
import { collectionFormSchema, collectionListSchema } from '../../collections/curated-collection.ts';
import { MAX_COLLECTIONS } from '../../collections/collection-messages.ts';
import { call } from '../call.ts';
import { changeOf } from '../change-of.ts';

const one = z.object({ id: collectionSlugSchema });
const orderSchema = z.array(collectionSlugSchema).check(z.maxLength(MAX_COLLECTIONS));

/** `data` of the 409 of an edit whose `from` is not the stored value. */
export const staleCollectionSchema = z.object({
  stale: z.array(z.object({ field: z.string(), from: z.unknown(), is: z.unknown() })),
  /** The name of the colleague who changed this collection last; null for a deleted account. */
  by: z.nullable(z.string()),
});

/** The collections that staff keep, as staff edit them (docs/adr/0054). Each answer is the whole list. */
export const staffCollectionCalls = {
  /** All collections, hidden ones too, in their order. */
  listStaffCollections: call({
    method: 'GET',
    path: '/api/staff-collections',
    access: 'staff',
    rights: ['catalogue'],
    data: collectionListSchema,
  }),
  /** Adds a collection at the end. 409 when its id is taken, or the shop has 40 collections. */
  addCollection: call({
    method: 'POST',
    path: '/api/staff-collections',
    access: 'staff',
    rights: ['catalogue'],
    perMinute: 30,
    status: 201,
    body: collectionFormSchema,
    data: collectionListSchema,
  }),
  /** Puts the collections into another order: all ids as the caller saw them, and as they shall be. 409 when they changed. */
  orderCollections: call({
    method: 'PUT',
    path: '/api/staff-collections',
    access: 'staff',
    rights: ['catalogue'],
    perMinute: 60,
    body: z.object({ order: changeOf(orderSchema) }),
    data: collectionListSchema,
  }),
  /**
   * `{ from, to }` for each changed field. When a stored value is not `from`, nothing changes, and a 409 carries `{
   * stale: [{ field, from, is }], by }`.
   */
  editCollection: call({
    method: 'PUT',
    path: '/api/staff-collections/{id}',
    access: 'staff',
    rights: ['catalogue'],
    perMinute: 60,
    params: one,
    body: z.object({ changes: z.record(z.string(), changeOf(z.unknown())) }),
    data: collectionListSchema,
  }),
  /** Deletes a collection; its products stay. */
  deleteCollection: call({
    method: 'DELETE',
    path: '/api/staff-collections/{id}',
    access: 'staff',
    rights: ['catalogue'],
    perMinute: 30,
    params: one,
    data: collectionListSchema,
  }),
};
