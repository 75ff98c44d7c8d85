import {
  membersOf,
  type CollectionPage,
  type CuratedCollection,
  type PublicCollection,
} from '@nargisus/domain/collections';
import type { CollectionsRepository } from './collections.repository.ts';
import { drawnRenditions, type DrawnImages } from './drawn-renditions.ts';
import type { CatalogueSource } from './products-of-collection.ts';

export interface PublicCollectionRepositories {
  readonly collections: CollectionsRepository;
  readonly catalogueIndex: CatalogueSource;
  readonly images: DrawnImages;
}

/**
 * Returns the visible collections with the number of their products now. Reads one document, and if there are any the index of
 * the catalogue, and one more for each picture without renditions.
 */
export async function listPublicCollections(
  { collections, catalogueIndex, images }: PublicCollectionRepositories,
  now: Date,
): Promise<PublicCollection[]> {
  const visible = (await collections.list()).collections.filter(({ isVisible }) => isVisible);
  if (visible.length === 0) return [];
  const entries = await catalogueIndex.entries();
  return Promise.all(
    visible.map(async (collection) => {
      const { membership, ...shown } = await pageOfCollection(images, collection);
      return { ...shown, count: membersOf(membership, entries, now).length };
    }),
  );
}

/**
 * Returns a collection as its page shows it. Reads the record of its picture where the renditions are not stored: they were
 * drawn after the save.
 */
export async function pageOfCollection(
  images: DrawnImages,
  { isVisible: _isVisible, ...collection }: CuratedCollection,
): Promise<CollectionPage> {
  const renditions = collection.renditions ?? (await drawnRenditions(images, collection.image));
  return { ...collection, ...(renditions && { renditions }) };
}
