import { renditionsOfImage, storedPathOf, type RenditionSize } from '@nargisus/domain/catalogue';
import type { CuratedCollection } from '@nargisus/domain/collections';

/** The records of uploaded images, as ImagesRepository answers. */
export interface DrawnImages {
  sizesOf(path: string): Promise<readonly RenditionSize[] | null>;
}

/** Returns the renditions of an uploaded picture; undefined before they are drawn, and for a picture elsewhere. At most one read. */
export async function drawnRenditions(
  images: DrawnImages,
  image: string,
): Promise<CuratedCollection['renditions']> {
  const path = storedPathOf(image);
  const sizes = path && (await images.sizesOf(path));
  return sizes ? renditionsOfImage(image, sizes) : undefined;
}
