import {
  editFields,
  wireFields,
  type EditedFields,
  type FieldChanges,
  type StaleField,
  type WireFields,
} from '../contract/edit-fields.ts';
import { isSameValue } from '../settings/change-settings.ts';
import { collectionMessages, MAX_COLLECTIONS } from './collection-messages.ts';
import {
  collectionFields,
  type CollectionField,
  type CollectionForm,
  type CuratedCollection,
} from './curated-collection.ts';

type Collections = readonly CuratedCollection[];

export type { StaleField };
export type CollectionChanges = FieldChanges;

export type EditedCollection =
  | {
      readonly ok: true;
      readonly collection: CuratedCollection;
      readonly before: WireFields;
      readonly after: WireFields;
    }
  | Extract<EditedFields, { ok: false }>;

/** Returns the fields of a collection in wire form. */
export const wireCollection = (collection: CuratedCollection): Record<CollectionField, unknown> =>
  wireFields(collectionFields, collection);

/**
 * Applies changes to a collection (editFields). A new picture drops the renditions of the previous one.
 */
export function editCollection(present: CuratedCollection, changes: CollectionChanges): EditedCollection {
  const edited = editFields(collectionFields, present, changes, collectionMessages);
  if (!edited.ok) return edited;
  const { values, before, after } = edited;
  const { renditions, ...rest } = present;
  const isSamePicture = !('image' in values);
  const collection = { ...rest, ...values, ...(renditions && isSamePicture && { renditions }) };
  return { ok: true, collection, before, after };
}

export type AddedCollection =
  | { readonly ok: true; readonly collections: Collections }
  | { readonly ok: false; readonly reason: 'taken' | 'full' };

/** Returns the collections with a new one at the end. */
export function addCollection(present: Collections, form: CollectionForm): AddedCollection {
  if (present.some(({ id }) => id === form.id)) return { ok: false, reason: 'taken' };
  if (present.length >= MAX_COLLECTIONS) return { ok: false, reason: 'full' };
  return { ok: true, collections: [...present, form] };
}

export type ReorderedCollections =
  | { readonly ok: true; readonly collections: Collections }
  | { readonly ok: false; readonly reason: 'incomplete' | 'stale' };

/** Returns the collections in the order of the ids `to`; `from` is the order that the caller saw. */
export function reorderCollections(
  present: Collections,
  { from, to }: { readonly from: readonly string[]; readonly to: readonly string[] },
): ReorderedCollections {
  const ids = present.map(({ id }) => id);
  if (!isSameValue([...to].sort(), [...from].sort()) || new Set(to).size !== to.length)
    return { ok: false, reason: 'incomplete' };
  if (!isSameValue(ids, from) && !isSameValue(ids, to)) return { ok: false, reason: 'stale' };
  const byId = new Map(present.map((collection) => [collection.id, collection]));
  return { ok: true, collections: to.flatMap((id) => byId.get(id) ?? []) };
}
