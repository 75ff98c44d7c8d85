import { storedPathOf } from '@nargisus/domain/catalogue';
import type { PicturesRepository } from './pictures.repository.ts';

/** Gives a saved product the renditions of its picture; those that are not drawn yet follow later. */
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
