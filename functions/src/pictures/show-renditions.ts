import { storedPathOf } from '@nargisus/domain/catalogue';
import type { PicturesRepository } from './pictures.repository.ts';

/** Gives a product that was saved the renditions of its picture; when they are not drawn yet, they come to it. */
export async function showRenditions(
  { pictures }: { readonly pictures: PicturesRepository },
  { id, image }: { id: string; image: string },
  now: Date,
): Promise<void> {
  const path = storedPathOf(image);
  if (!path) return;
  const sizes = await pictures.shown(path, id);
  if (sizes) await pictures.attach(id, (product) => product.image === image, sizes, now);
}
