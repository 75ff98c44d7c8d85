import { storedPathOf } from '@nargisus/domain/catalogue';
import type { ImagesRepository } from './images.repository.ts';

/** Gives a saved product the renditions of its image; those that are not drawn yet follow later. */
export async function showRenditions(
  { images }: { readonly images: ImagesRepository },
  { id, image }: { id: string; image: string },
  now: Date,
): Promise<void> {
  const path = storedPathOf(image);
  if (!path) return;
  const sizes = await images.shown(path, id);
  if (sizes) await images.attach(id, (product) => product.image === image, sizes, now);
}
