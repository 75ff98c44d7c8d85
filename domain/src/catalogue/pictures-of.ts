import type { EditedPicture } from './picture.ts';
import type { Product, Rendition } from './product.ts';
import { spreadRenditions, type RenditionPattern } from './rendition-pattern.ts';

/** The fields of a product that hold its pictures. */
export type Pictured = Pick<Product, 'image' | 'images' | 'pictures'>;

/** A picture as a screen shows it: with its renditions by ascending width, which may be none yet. */
export interface ShownPicture extends EditedPicture {
  readonly renditions: readonly Rendition[];
}

/** Returns all pictures of a product in order, at least one: the first is `image` with `images`. */
export function picturesOf({ image, images = [], pictures = [] }: Pictured): ShownPicture[] {
  const [first, ...others] = pictures;
  return [
    { alt: '', ...first, url: image, renditions: images },
    ...others.map(({ renditions, ...picture }) => ({
      ...picture,
      renditions: renditions ? spreadRenditions(renditions) : [],
    })),
  ];
}

/** Returns the pictures of a product as its form edits them. */
export function editedPicturesOf(product: Pictured): EditedPicture[] {
  return picturesOf(product).map(({ url, alt, altBn }) => ({ url, alt, ...(altBn && { altBn }) }));
}

/** Returns the URL of a picture's narrowest rendition as WebP; of the picture itself without renditions. */
export function thumbnailOf({
  url,
  renditions,
}: {
  url: string;
  renditions?: RenditionPattern | undefined;
}): string {
  return (renditions && spreadRenditions(renditions)[0]?.webp) ?? url;
}
