import * as z from 'zod/mini';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { imageUrlSchema } from './image-url.ts';
import { renditionSchema, type Product, type Rendition } from './product.ts';

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
  'id' | 'name' | 'nameBn' | 'price' | 'inStock' | 'image' | 'images' | 'colours'
>;

/** Returns a product's images as a card needs them, in the smallest form. */
export function packCardImage({ image, images = [] }: Pick<Product, 'image' | 'images'>): CardImage {
  const wide = images.filter(({ width }) => width <= WIDEST);
  const shown = wide.length ? wide : images.slice(0, 1);
  if (!shown.length) return { image };
  const pattern = patternOf(shown);
  if (!pattern) return { image, images: shown };
  const sizes = sizesOf(shown);
  const implied = spread({ pattern, sizes }).at(-1)?.webp;
  return { ...(image !== implied && { image }), pattern, sizes };
}

/** Returns the product of an entry as its card shows it. */
export function cardOf(entry: CatalogueEntry): CardProduct {
  const { id, name, nameBn, price, inStock, picture, colours } = entry;
  const images = picture.pattern ? spread(picture) : picture.images;
  const image = picture.image ?? images?.at(-1)?.webp ?? '';
  return {
    id,
    name,
    ...(nameBn && { nameBn }),
    price,
    inStock,
    image,
    ...(images && { images }),
    ...(colours && { colours }),
  };
}

function patternOf(images: readonly Rendition[]): string | undefined {
  const [first] = images;
  if (!first || /[{}]/.test(first.avif)) return undefined;
  const pattern = first.avif.replace(`${first.width}.avif`, '{width}.{format}');
  const again = spread({ pattern, sizes: sizesOf(images) });
  const fits = images.every(({ avif, webp }, at) => again[at]?.avif === avif && again[at].webp === webp);
  return fits ? pattern : undefined;
}

const sizesOf = (images: readonly Rendition[]) =>
  images.map(({ width, height }) => `${width}x${height}`).join(' ');

function spread({ pattern = '', sizes = '' }: CardImage): Rendition[] {
  return [...sizes.matchAll(/(\d+)x(\d+)/g)].map(([, width, height]) => {
    const as = (format: string) => pattern.replace('{width}.{format}', `${width}.${format}`);
    return { width: Number(width), height: Number(height), avif: as('avif'), webp: as('webp') };
  });
}
