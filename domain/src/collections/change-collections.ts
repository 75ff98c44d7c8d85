import * as z from 'zod/mini';
import type { FieldErrors } from '../contract/shop-error.ts';
import { isSameValue } from '../settings/change-settings.ts';
import { collectionMessages, MAX_COLLECTIONS } from './collection-messages.ts';
import {
  collectionFields,
  type CollectionField,
  type CollectionForm,
  type CuratedCollection,
} from './curated-collection.ts';

type Collections = readonly CuratedCollection[];

/** For each changed field the value that the caller saw and the new one, in wire form. */
export type CollectionChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/** A field that a colleague changed first, in wire form. */
export interface StaleField {
  readonly field: string;
  readonly from: unknown;
  readonly is: unknown;
}

/** Changed fields in wire form, for the audit log. */
type WireFields = Readonly<Record<string, unknown>>;

export type EditedCollection =
  | {
      readonly ok: true;
      readonly collection: CuratedCollection;
      readonly before: WireFields;
      readonly after: WireFields;
    }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: FieldErrors }
  | { readonly ok: false; readonly reason: 'stale'; readonly stale: readonly StaleField[] };

const isField = (name: string): name is CollectionField => Object.hasOwn(collectionFields, name);
const encoded = (field: CollectionField, value: unknown): unknown =>
  z.encode<z.ZodMiniType>(collectionFields[field], value);

/** Returns the fields of a collection in wire form. */
export function wireCollection(collection: CuratedCollection): Record<CollectionField, unknown> {
  const fields = Object.keys(collectionFields).filter(isField);
  return Object.fromEntries(fields.map((field) => [field, encoded(field, collection[field])])) as Record<
    CollectionField,
    unknown
  >;
}

/**
 * Applies changes to a collection. A field that has its new value already is neither a change nor a conflict; a new picture
 * drops the renditions of the previous one.
 */
export function editCollection(present: CuratedCollection, changes: CollectionChanges): EditedCollection {
  const errors: [field: string, message: string][] = [];
  const stale: StaleField[] = [];
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  const wire = wireCollection(present);
  for (const [field, { from, to }] of Object.entries(changes)) {
    if (!isField(field)) {
      errors.push([field, collectionMessages.unknownField]);
      continue;
    }
    const parsed = collectionFields[field].safeParse(to);
    if (!parsed.success) {
      errors.push([field, parsed.error.issues[0]?.message ?? '']);
      continue;
    }
    const next = encoded(field, parsed.data);
    if (isSameValue(wire[field], next)) continue;
    if (!isSameValue(wire[field], from)) stale.push({ field, from, is: wire[field] });
    before[field] = wire[field];
    after[field] = next;
    values[field] = parsed.data;
  }
  if (errors.length > 0) return { ok: false, reason: 'invalid', fields: Object.fromEntries(errors) };
  if (stale.length > 0) return { ok: false, reason: 'stale', stale };
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
