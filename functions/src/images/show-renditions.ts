import { storedPathsOf, type RenditionSize } from '@nargisus/domain/catalogue';
import type { ImagesRepository } from './images.repository.ts';

/** The fields of a stored product that name its pictures. */
export interface PicturedProduct {
  readonly id: string;
  readonly image: string;
  readonly pictures?: readonly { readonly url: string; readonly alt: string }[];
}

/**
 * Gives a saved product the renditions of its pictures; those that are not drawn yet follow later. One read and at most one
 * write for each picture, and as many for the product.
 */
export async function showRenditions(
  { images }: { readonly images: ImagesRepository },
  { id, image, pictures = [] }: PicturedProduct,
  now: Date,
): Promise<void> {
  const drawn = new Map<string, readonly RenditionSize[]>();
  for (const path of storedPathsOf({ image, pictures: [...pictures] })) {
    const sizes = await images.shown(path, id);
    if (sizes) drawn.set(path, sizes);
  }
  if (drawn.size > 0) await images.attach(id, drawn, now);
}
