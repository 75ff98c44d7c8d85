import * as z from 'zod/mini';
import { CATEGORIES } from '../catalogue/categories.ts';
import { COLLECTION_IDS } from '../catalogue/collections.ts';
import { imageUrlSchema } from '../catalogue/image-url.ts';
import { renditionPatternSchema } from '../catalogue/rendition-pattern.ts';
import { requiredText, typedText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { collectionSlugSchema } from '../catalogue/collection-slug.ts';
import { collectionMessages, MAX_COLLECTIONS } from './collection-messages.ts';
import { membershipSchema } from './membership.ts';

/** In characters: a heading, and the line beside it. */
export const MAX_COLLECTION_NAME = 60;
export const MAX_COLLECTION_DESCRIPTION = 300;

const RESERVED: ReadonlySet<string> = new Set([...COLLECTION_IDS, ...CATEGORIES]);

/** The id of a new collection: none of the shop's own, which have pages of their own. */
export const newCollectionIdSchema = collectionSlugSchema.check(
  z.refine((id) => !RESERVED.has(id), collectionMessages.idReserved),
);

/** What staff edit, field by field. */
export const collectionFields = {
  name: requiredText(collectionMessages.nameMissing, MAX_COLLECTION_NAME),
  nameBn: typedText(MAX_COLLECTION_NAME),
  description: typedText(MAX_COLLECTION_DESCRIPTION),
  descriptionBn: typedText(MAX_COLLECTION_DESCRIPTION),
  /** The uploaded picture; empty for none. */
  image: z.union([z.literal(''), imageUrlSchema]),
  isVisible: z.boolean(),
  membership: membershipSchema,
};

export type CollectionField = keyof typeof collectionFields;

/** A collection that staff keep, as stored. Its place in the list is its place in the shop. */
export const curatedCollectionSchema = z.object({
  id: collectionSlugSchema,
  ...collectionFields,
  /** Of `image`, once functions have drawn them. */
  renditions: z.optional(renditionPatternSchema),
});

export type CuratedCollection = z.output<typeof curatedCollectionSchema>;

/** A new collection as staff send it. */
export const collectionFormSchema = z.object({ id: newCollectionIdSchema, ...collectionFields });

export type CollectionForm = z.output<typeof collectionFormSchema>;

/** The document collections/all. */
export const collectionListSchema = z.object({
  collections: z.array(curatedCollectionSchema).check(z.maxLength(MAX_COLLECTIONS)),
  /** Rises by one with each change; 0 before the first. */
  version: z.int(),
  updatedAt: z.nullable(momentSchema),
  /** The uid of who changed it last. */
  updatedBy: z.nullable(z.string()),
});

export type CollectionList = z.output<typeof collectionListSchema>;

/** Returns the list as it is stored: with taka and Dates. */
export const storedCollections = (list: CollectionList) => z.encode(collectionListSchema, list);

/** A visible collection as everyone reads it, in lists. */
export const publicCollectionSchema = z.omit(
  z.extend(curatedCollectionSchema, {
    /** The number of its products now. */
    count: z.int(),
  }),
  { membership: true, isVisible: true },
);

export type PublicCollection = z.output<typeof publicCollectionSchema>;

/** A visible collection with what its page needs to filter and sort its products in the browser. */
export const collectionPageSchema = z.omit(curatedCollectionSchema, { isVisible: true });

export type CollectionPage = z.output<typeof collectionPageSchema>;
