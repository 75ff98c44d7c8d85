import { renditionPath, storedPathOf } from '@nargisus/domain/catalogue';
import type { PicturesRepository } from './pictures.repository.ts';
import { drawRenditions } from './draw-renditions.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';

type Outcome = 'made' | 'cleaned' | 'not-a-picture' | 'gone';

/**
 * Draws the renditions of an uploaded picture. Replaces one with camera metadata by a clean copy, which is an
 * upload again. Idempotent.
 */
export async function makeRenditions(
  { pictures }: { readonly pictures: PicturesRepository },
  store: PictureStore,
  picture: StoredPicture,
  now: Date,
): Promise<Outcome> {
  const upload = await store.read(picture);
  if (!upload) return 'gone';
  const drawing = await drawRenditions(upload);
  if (!drawing.ok) {
    if (drawing.reason === 'unclean') await store.replace(picture, drawing.bytes);
    return drawing.reason === 'unclean' ? 'cleaned' : 'not-a-picture';
  }
  for (const { width, format, bytes } of drawing.files) {
    await store.write(picture, renditionPath(picture.path, width, format), `image/${format}`, bytes);
  }
  const products = await pictures.drawn(picture.path, drawing.sizes);
  for (const id of products) {
    const isShown = ({ image }: { image: string }) => storedPathOf(image) === picture.path;
    await pictures.attach(id, isShown, drawing.sizes, now);
  }
  return 'made';
}
