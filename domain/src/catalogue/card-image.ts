import * as z from 'zod/mini';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { imageUrlSchema } from './image-url.ts';
import { renditionSchema, type Product, type Rendition } from './product.ts';
import { packRenditions, spreadRenditions } from './rendition-pattern.ts';

/** The largest width that a card needs, in device pixels: 46vw of a phone at three pixels per point. */
const WIDEST = 700;

/**
 * The image of a card. One pattern with {width} and {format} represents the URLs of all renditions (and for `image`)
 * where they share it, which takes a fifth of the bytes; otherwise the renditions are listed.
 */
export const cardImageSchema = z.object({
  image: z.optional(imageUrlSchema),
  pattern: z.optional(z.string().check(z.maxLength(2000))),
  /** Widths and heights, for example "320x400 640x800". */
  sizes: z.optional(z.string()),
  images: z.optional(z.array(renditionSchema)),
});

export type CardImage = z.output<typeof cardImageSchema>;

/** The fields of a product that its card shows. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'nameBn'
  | 'price'
  | 'compareAtPrice'
  | 'sale'
  | 'regularPrice'
  | 'isNew'
  | 'inStock'
  | 'image'
  | 'images'
  | 'colours'
  | 'createdAt'
  | 'rating'
> & {
  /** The pieces left of all sizes, where few are. */
  readonly left?: number;
};

/** Returns the renditions that a card may show: the smallest where all are wider. */
export function cardRenditions(images: readonly Rendition[]): Rendition[] {
  const shown = images.filter(({ width }) => width <= WIDEST);
  return shown.length ? shown : images.slice(0, 1);
}

/** Returns a product's images as a card needs them, in the smallest form. */
export function packCardImage({ image, images = [] }: Pick<Product, 'image' | 'images'>): CardImage {
  const shown = cardRenditions(images);
  if (!shown.length) return { image };
  const packed = packRenditions(shown);
  if (!packed) return { image, images: shown };
  return { ...(image !== shown.at(-1)?.webp && { image }), ...packed };
}

/** Returns the product of an entry as its card shows it. */
export function cardOf(entry: CatalogueEntry): CardProduct {
  const {
    picture,
    words: _words,
    category: _category,
    collections: _in,
    featured: _featured,
    colour: _colour,
    sizing: _sizing,
    sizes: _sizes,
    ...card
  } = entry;
  const { pattern, sizes = '' } = picture;
  const images = pattern ? spreadRenditions({ pattern, sizes }) : picture.images;
  const image = picture.image ?? images?.at(-1)?.webp ?? '';
  return { ...card, image, ...(images && { images }) };
}
