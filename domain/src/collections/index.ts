export { collectionMessages, MAX_COLLECTIONS, MAX_PICKED } from './collection-messages.ts';
export {
  addCollection,
  editCollection,
  reorderCollections,
  wireCollection,
  type CollectionChanges,
  type StaleField,
} from './change-collections.ts';
export {
  collectionFields,
  collectionFormSchema,
  collectionListSchema,
  curatedCollectionSchema,
  MAX_COLLECTION_DESCRIPTION,
  MAX_COLLECTION_NAME,
  newCollectionIdSchema,
  storedCollections,
  type CollectionField,
  type CollectionForm,
  type CollectionList,
  type CollectionPage,
  type CuratedCollection,
  type PublicCollection,
} from './curated-collection.ts';
export { membersOf } from './members-of.ts';
export { type Membership, type MembershipRule } from './membership.ts';
