import type { EditedPicture, Picture } from './picture.ts';
import type { Pictured } from './pictures-of.ts';
import type { Rendition } from './product.ts';
import { packRenditions, spreadRenditions } from './rendition-pattern.ts';

/**
 * Returns the pictures of a product after a save: those of the form, else the stored ones, with `image` as the first and with
 * the renditions that are known. A form of an old client, with `image` alone, replaces the first picture; a product that has
 * no `pictures` gets none by it.
 */
export function savedPictures(
  form: { readonly image: string; readonly pictures?: readonly EditedPicture[] | undefined },
  stored?: Pictured,
): Pictured {
  const { image } = form;
  const before = stored?.pictures ?? [];
  if (!form.pictures && before.length === 0) {
    return { image, ...(stored?.images && image === stored.image && { images: stored.images }) };
  }
  const known = new Map(before.map(({ url, renditions }) => [url, renditions]));
  if (stored?.images) known.set(stored.image, packRenditions(stored.images));
  const pictures = beginningWith(form.pictures ?? before, image).map(({ url, alt, altBn }): Picture => {
    const renditions = known.get(url);
    return { url, alt, ...(altBn && { altBn }), ...(renditions && { renditions }) };
  });
  const first = image === stored?.image ? stored.images : renditionsOf(pictures[0]);
  return { image, ...(first && { images: first }), pictures };
}

/** Returns the pictures with `image` first: moved there, or else in the place of the first. */
function beginningWith(pictures: readonly EditedPicture[], image: string): EditedPicture[] {
  const chosen = pictures.find(({ url }) => url === image);
  const others = chosen ? pictures.filter((it) => it !== chosen) : pictures.slice(1);
  return [chosen ?? { url: image, alt: '' }, ...others];
}

const renditionsOf = (picture?: Picture): Rendition[] | undefined =>
  picture?.renditions && spreadRenditions(picture.renditions);
