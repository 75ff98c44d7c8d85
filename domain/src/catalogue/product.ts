import * as z from 'zod/mini';
import { writtenText } from '../text/written-text.ts';
import { momentSchema } from '../time/moment.ts';
import { availabilitySchema } from './availability.ts';
import { CATEGORIES } from './categories.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { imageUrlSchema } from './image-url.ts';
import { picturesSchema } from './picture.ts';
import { productIdSchema } from './product-id.ts';
import { ratingSchema } from './rating.ts';
import { ASSIGNABLE_COLLECTIONS } from './collections.ts';
import { priceSchema } from './price.ts';
import { productDetails, styleColourSchema } from './product-details.ts';
import { productPrices } from './sale.ts';
import { MAX_STYLE_COLOURS } from './style-colours.ts';
import { MAX_DESCRIPTION, MAX_PRODUCT_NAME } from './text-limits.ts';
import { sizesChecks, sizesSchema, sizingSchema } from './sizes.ts';

/** One for each of RENDITION_WIDTHS. */
export const MAX_RENDITIONS = 4;

/** The number of saves: 0 for a product that was stored before versions, 1 for a new one. */
export const productVersionSchema = z.int().check(z.gte(0));

/** One width of a product image, so that a card loads no more than its slot shows. */
export const renditionSchema = z.object({
  width: z.int().check(z.gte(1), z.lte(4000)),
  height: z.int().check(z.gte(1), z.lte(4000)),
  avif: imageUrlSchema,
  webp: imageUrlSchema,
});

/** The collections that staff assigned to a product, without repeats. */
export const collectionsSchema = z
  .array(z.enum(ASSIGNABLE_COLLECTIONS))
  .check(z.refine((ids) => new Set(ids).size === ids.length, catalogueMessages.collectionTwice));

const fields = z.object({
  _id: productIdSchema,
  id: productIdSchema,
  name: writtenText(MAX_PRODUCT_NAME),
  /** The regular price as stored; what counts now as the API sends it (price-at.ts). */
  price: priceSchema,
  ...productPrices,
  description: writtenText(MAX_DESCRIPTION),
  image: imageUrlSchema,
  images: z.optional(z.array(renditionSchema).check(z.maxLength(MAX_RENDITIONS))),
  pictures: z.optional(picturesSchema),
  category: z.enum(CATEGORIES),
  inStock: z.boolean(),
  featured: z.boolean(),
  collections: z.optional(collectionsSchema),
  sizing: z.optional(sizingSchema),
  /** The sizes that it is made in. */
  sizes: z.optional(sizesSchema()),
  ...productDetails,
  /** The products of its style, itself included; kept by followProducts (docs/architecture.md#where-data-lies). */
  colours: z.optional(z.array(styleColourSchema).check(z.maxLength(MAX_STYLE_COLOURS))),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** How many times staff have saved it. Missing on products that were stored before versions: see versionOf(). */
  version: z.optional(productVersionSchema),
  /** The uid of the staff account that saved this version. */
  updatedBy: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  rating: z.optional(ratingSchema),
  /** What shoppers see of its counted sizes, and when stock was read for it. Functions write both (docs/adr/0046). */
  availability: z.optional(availabilitySchema),
  availabilityAt: z.optional(momentSchema),
});

/**
 * A product as stored under products/{id} and sent by the API, where `_id` equals `id` (docs/reference/specification.md
 * 3, Product). `image` is the uploaded image; `images` its renditions by ascending width, once they exist. `pictures` are
 * all its pictures, of which the first is `image`; without them it has one. Without `collections` it is in those that
 * collectionsOf() returns; without `sizing` and `sizes` it is made in the sizes that sizesOf() returns.
 */
export const productSchema = fields.check(...sizesChecks());

export type Product = z.output<typeof productSchema>;
export type Rendition = z.output<typeof renditionSchema>;

/** Returns the version that an edit of this product starts from. */
export function versionOf({ version }: Pick<Product, 'version'>): number {
  return version ?? 0;
}

/** Returns the version that the next save by staff stores; firestore.rules repeats it. */
export function nextVersion(product: Pick<Product, 'version'>): number {
  return versionOf(product) + 1;
}
