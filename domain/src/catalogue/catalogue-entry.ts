import * as z from 'zod/mini';
import { takaSchema } from '../money/taka.ts';
import { momentSchema } from '../time/moment.ts';
import { cardImageSchema, packCardImage } from './card-image.ts';
import { CATEGORIES } from './categories.ts';
import { COLOUR_FAMILIES, colourFamilyOf } from './colour-families.ts';
import { descriptionKeywords } from './description-keywords.ts';
import { styleColourSchema } from './product-details.ts';
import { fewPiecesLeft, isSizeSoldOut, isSoldOut } from './product-availability.ts';
import type { Product } from './product.ts';
import { hashOf } from './hash-of.ts';
import { ratingSchema } from './rating.ts';
import { ASSIGNABLE_COLLECTIONS } from './collections.ts';
import { sizesOf, sizingSchema, type Size } from './sizes.ts';
import { collectionsOf } from './suggest-collections.ts';

/**
 * A product as lists, search and filters need it (docs/adr/0008): the fields of its card and its search terms.
 * Validated loosely: a browser parses thousands at once, and only functions write them.
 */
export const catalogueEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  nameBn: z.optional(z.string()),
  price: takaSchema,
  compareAtPrice: z.optional(takaSchema),
  sale: z.optional(z.object({ price: takaSchema, from: momentSchema, until: momentSchema })),
  regularPrice: z.optional(takaSchema),
  isNew: z.optional(z.literal(true)),
  category: z.enum(CATEGORIES),
  inStock: z.boolean(),
  featured: z.boolean(),
  collections: z.array(z.enum(ASSIGNABLE_COLLECTIONS)),
  /** Keywords of the description that are not in the name. */
  words: z.string(),
  picture: cardImageSchema,
  colours: z.optional(z.array(styleColourSchema)),
  /** The family of its colour, where staff stored a swatch. */
  colour: z.optional(z.enum(COLOUR_FAMILIES)),
  sizing: z.optional(sizingSchema),
  /** The sizes that are not sold out, where the product names its sizes or one of them is. */
  sizes: z.optional(z.array(z.string())),
  rating: z.optional(ratingSchema),
  /** The pieces left of all sizes, where few are. */
  left: z.optional(z.int()),
  createdAt: momentSchema,
});

export type CatalogueEntry = z.output<typeof catalogueEntrySchema>;

/** A document catalogueIndex/{chunk}: entries by product id. Empty when the first event was a deletion. */
export const catalogueChunkSchema = z.object({
  entries: z._default(z.record(z.string(), catalogueEntrySchema), {}),
});

/** At 5,000 products a document holds 625 entries, a quarter of the 1 MiB limit (catalogue-size.test.ts). */
export const CATALOGUE_CHUNKS = 8;

/** Returns the number of the document that holds a product's entry. Sequential ids spread evenly. */
export const catalogueChunkOf = (productId: string): number => hashOf(productId) % CATALOGUE_CHUNKS;

/** Returns the entry of a product, which is in stock while any of its sizes is. */
export function catalogueEntryOf(product: Product): CatalogueEntry {
  const { compareAtPrice, sale } = product;
  const { id, name, nameBn, price, category, featured, description, colours, createdAt, rating } = product;
  const left = fewPiecesLeft(product);
  const { colour, sizing } = product;
  return {
    id,
    name,
    ...(nameBn && { nameBn }),
    price,
    ...(compareAtPrice && { compareAtPrice }),
    ...(sale && { sale }),
    category,
    inStock: !isSoldOut(product),
    featured,
    collections: [...collectionsOf(product)],
    words: descriptionKeywords(description, name),
    picture: packCardImage(product),
    ...(colours && { colours }),
    ...(colour && { colour: colourFamilyOf(colour.hex) }),
    ...(sizing && { sizing }),
    ...sizesLeft(product),
    ...(rating && { rating }),
    ...(left !== undefined && { left }),
    createdAt,
  };
}

/** Returns the sizes that are not sold out, unless they are all of its system: most products need no bytes for them. */
function sizesLeft(product: Product): { sizes?: Size[] } {
  const made = sizesOf(product);
  const left = made.filter((size) => !isSizeSoldOut(product, size));
  return product.sizes || left.length < made.length ? { sizes: left } : {};
}

/** Returns an entry as it is stored: with taka and Dates. */
export const storedEntry = (entry: CatalogueEntry) => z.encode(catalogueEntrySchema, entry);
