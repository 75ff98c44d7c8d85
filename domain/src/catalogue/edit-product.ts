import { detailsAfter, withoutDetails } from './product-detail-form.ts';
import { chosenSizes, type ProductInput } from './product-form.ts';
import { nextVersion, type Product } from './product.ts';
import { savedPictures } from './saved-pictures.ts';
import { collectionsOf } from './suggest-collections.ts';

/** A valid form, which does not change the id. */
type EditForm = Omit<ProductInput, 'id'>;

/**
 * Returns the next version of a product after an edit. Keeps the id, the renditions of the pictures that stay, the
 * collections and sizes unless others are chosen, and the details that the edit does not name. `by` is the uid of who edits.
 */
export function editProduct(
  stored: Product,
  edit: EditForm,
  { by, now }: { readonly by: string; readonly now: Date },
): Product {
  const { sizing, sizes, ...form } = edit;
  const { images: _images, pictures: _pictures, ...present } = withoutDetails(stored);
  return {
    ...present,
    ...withoutDetails(form),
    ...detailsAfter(form, stored),
    ...savedPictures(form, stored),
    ...chosenSizes({ sizing, sizes }, stored),
    collections: [...(form.collections ?? collectionsOf(present))],
    id: stored.id,
    updatedAt: now,
    updatedBy: by,
    version: nextVersion(stored),
  };
}
