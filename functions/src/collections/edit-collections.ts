import {
  addCollection,
  collectionMessages,
  editCollection,
  MAX_COLLECTIONS,
  reorderCollections,
  wireCollection,
  type CollectionChanges,
  type CollectionForm,
  type CollectionList,
  type CuratedCollection,
  type StaleField,
} from '@nargisus/domain/collections';
import { requestMessages, ShopError, type Change } from '@nargisus/domain/contract';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import { subjectOf, type CollectionsRepository } from './collections.repository.ts';
import { drawnRenditions, type DrawnImages } from './drawn-renditions.ts';

export interface StaffCollectionRepositories {
  readonly collections: CollectionsRepository;
  readonly images: DrawnImages;
  /** Names the colleague who changed a collection first. */
  readonly users: { readonly find: (uid: string) => Promise<{ readonly name: string } | undefined> };
}

interface Request {
  readonly caller: { readonly uid: string };
  readonly now: Date;
}

/** Adds a collection. @throws ShopError 'conflict' when its id is taken, or the shop has as many as it may have */
export async function createCollection(
  { collections, images }: StaffCollectionRepositories,
  form: CollectionForm,
  { caller, now }: Request,
): Promise<CollectionList> {
  const renditions = await drawnRenditions(images, form.image);
  const collection = { ...form, ...(renditions && { renditions }) };
  return collections.change({ by: caller.uid, now }, (present) => {
    const added = addCollection(present.collections, collection);
    if (!added.ok) {
      if (added.reason === 'taken') throw new ShopError('conflict', collectionMessages.idTaken);
      const full = withParams(collectionMessages.tooManyCollections, { most: MAX_COLLECTIONS });
      throw new ShopError('conflict', full);
    }
    const after = wireCollection(collection);
    return {
      collections: added.collections,
      audit: auditOf('created', caller, collection, { before: null, after }),
    };
  });
}

interface Edit extends Request {
  readonly id: string;
  readonly changes: CollectionChanges;
}

/**
 * Changes fields of a collection.
 * @throws ShopError 'not-found'; 'invalid' with the errors by field; 'conflict' when a colleague changed one of the fields
 * first, with the stored values and the colleague's name
 */
export async function changeCollection(
  { collections, images, users }: StaffCollectionRepositories,
  { id, changes, caller, now }: Edit,
): Promise<CollectionList> {
  const image = changes.image?.to;
  const renditions = typeof image === 'string' ? await drawnRenditions(images, image) : undefined;
  let stale: readonly StaleField[] | undefined;
  try {
    return await collections.change({ by: caller.uid, now }, (present) => {
      stale = undefined;
      const before = present.collections.find((it) => it.id === id);
      if (!before) throw new ShopError('not-found', collectionMessages.notFound);
      const edited = editCollection(before, changes);
      if (!edited.ok && edited.reason === 'invalid') {
        const [message = requestMessages.notValid] = Object.values(edited.fields);
        throw new ShopError('invalid', message, { fields: edited.fields });
      }
      if (!edited.ok) {
        ({ stale } = edited);
        throw new ShopError('conflict', collectionMessages.staleCollection);
      }
      const isChanged = Object.keys(edited.after).length > 0;
      const isNewPicture = 'image' in edited.after && renditions;
      const collection = { ...edited.collection, ...(isNewPicture && { renditions }) };
      return {
        collections: isChanged
          ? present.collections.map((it) => (it === before ? collection : it))
          : undefined,
        audit: auditOf('edited', caller, collection, edited),
      };
    });
  } catch (thrown) {
    if (!stale) throw thrown;
    const who = await collections.lastAuthorOf(id);
    const by = who === null ? null : ((await users.find(who))?.name ?? null);
    const message = withParams(collectionMessages.staleCollection, { who: by ?? 'A colleague' });
    throw new ShopError('conflict', message, { data: { stale, by } });
  }
}

/** Puts the collections into another order. @throws ShopError 'invalid' for other ids; 'conflict' when a colleague was faster */
export function orderCollections(
  { collections }: StaffCollectionRepositories,
  order: Change<readonly string[]>,
  { caller, now }: Request,
): Promise<CollectionList> {
  return collections.change({ by: caller.uid, now }, (present) => {
    const reordered = reorderCollections(present.collections, order);
    if (!reordered.ok && reordered.reason === 'incomplete')
      throw new ShopError('invalid', collectionMessages.orderIncomplete);
    if (!reordered.ok) throw new ShopError('conflict', collectionMessages.staleOrder);
    const [before, after] = [present.collections, reordered.collections].map((list) => ({
      order: list.map(({ id }) => id),
    }));
    const isChanged = String(before!.order) !== String(after!.order);
    return {
      collections: isChanged ? reordered.collections : undefined,
      audit: {
        by: staffOf(caller),
        action: 'collection.ordered',
        subject: { kind: 'collection', id: 'collections', label: 'all' },
        before: before!,
        after: after!,
        note: '',
      },
    };
  });
}

/** Deletes a collection. @throws ShopError 'not-found' */
export function deleteCollection(
  { collections }: StaffCollectionRepositories,
  { id, caller, now }: Request & { readonly id: string },
): Promise<CollectionList> {
  return collections.change({ by: caller.uid, now }, (present) => {
    const collection = present.collections.find((it) => it.id === id);
    if (!collection) throw new ShopError('not-found', collectionMessages.notFound);
    const before = wireCollection(collection);
    return {
      collections: present.collections.filter((it) => it !== collection),
      audit: auditOf('deleted', caller, collection, { before, after: null }),
    };
  });
}

function auditOf(
  action: 'created' | 'edited' | 'deleted',
  caller: Request['caller'],
  { id, name }: CuratedCollection,
  { before, after }: { readonly before: Fields | null; readonly after: Fields | null },
) {
  return {
    by: staffOf(caller),
    action: `collection.${action}` as const,
    subject: { kind: 'collection' as const, id: subjectOf(id), label: name },
    before,
    after,
    note: '',
  };
}

type Fields = Record<string, unknown>;
