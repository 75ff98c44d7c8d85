import { buildProduct, collectionsOf, type Product, type ProductForm } from '@nargisus/domain/catalogue';
import { refusals, ShopError, staffRefusals } from '@nargisus/domain/contract';
import type { ProductsRepository } from './products.repository.ts';

/** Two made in the same millisecond may roll the same id; nobody chose it, so nobody need hear of it. */
const MAX_ID_TRIES = 5;

/** @throws ShopError 'conflict' when the chosen id is another product's. */
export async function addProduct(
  products: ProductsRepository,
  { form, now, dice }: { form: ProductForm; now: Date; dice: () => number },
): Promise<Product> {
  for (let tries = 0; tries < (form.id ? 1 : MAX_ID_TRIES); tries += 1) {
    const product = buildProduct(form, { now, dice: dice() });
    if (await products.add(product)) return product;
  }
  throw new ShopError('conflict', staffRefusals.idTaken);
}

/** The id stays, and so do the renditions as long as the picture does, and the shelves unless others are chosen. @throws ShopError. */
export async function updateProduct(
  products: ProductsRepository,
  { id, form, now }: { id: string; form: ProductForm; now: Date },
): Promise<Product> {
  if (form.id && form.id !== id) {
    const message = 'The product ID cannot be changed';
    throw new ShopError('invalid', message, { fields: { id: message } });
  }
  const changed = await products.change(id, ({ images, ...present }) => {
    const isSamePicture = form.image === present.image;
    return {
      ...present,
      ...form,
      collections: [...(form.collections ?? collectionsOf(present))],
      id,
      updatedAt: now,
      ...(isSamePicture && images && { images }),
    };
  });
  if (!changed) throw new ShopError('not-found', refusals.productNotFound);
  return changed;
}
