import { renditionPath } from '@nargisus/domain/catalogue';
import type { ImagesRepository } from './images.repository.ts';
import { drawRenditions } from './draw-renditions.ts';
import type { ImageStore, StoredImage } from './image-store.ts';

type Outcome = 'made' | 'cleaned' | 'not-an-image' | 'gone';

/**
 * Draws the renditions of an uploaded image. Replaces one with camera metadata by a clean copy, which is an
 * upload again. Idempotent.
 */
export async function makeRenditions(
  { images }: { readonly images: ImagesRepository },
  store: ImageStore,
  image: StoredImage,
  now: Date,
): Promise<Outcome> {
  const upload = await store.read(image);
  if (!upload) return 'gone';
  const drawing = await drawRenditions(upload);
  if (!drawing.ok) {
    if (drawing.reason === 'unclean') await store.replace(image, drawing.bytes);
    return drawing.reason === 'unclean' ? 'cleaned' : 'not-an-image';
  }
  for (const { width, format, bytes } of drawing.files) {
    await store.write(image, renditionPath(image.path, width, format), `image/${format}`, bytes);
  }
  const products = await images.drawn(image.path, drawing.sizes);
  const drawn = new Map([[image.path, drawing.sizes]]);
  for (const id of products) await images.attach(id, drawn, now);
  return 'made';
}
