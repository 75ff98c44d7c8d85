import {
  buildProduct,
  catalogueMessages,
  editProduct,
  priceConflict,
  productSchema,
  versionOf,
  withRegularPrice,
  type Product,
  type ProductEdit,
  type ProductInput,
} from '@nargisus/domain/catalogue';
import { errorMessages, ShopError, staffErrorMessages, requestMessages } from '@nargisus/domain/contract';
import * as z from 'zod/mini';
import type { ProductsRepository } from './products.repository.ts';

/**
 * Attempts to add a product under a random id: two products created in the same millisecond may get the same one. An
 * id that staff chose is tried once.
 */
const MAX_ID_TRIES = 5;

/** Adds a product. `by` is the uid of who adds it. @throws ShopError 'conflict' when the chosen id is taken */
export async function addProduct(
  products: ProductsRepository,
  { form, by, now, random }: { form: ProductInput; by: string; now: Date; random: () => number },
): Promise<Product> {
  for (let tries = 0; tries < (form.id ? 1 : MAX_ID_TRIES); tries += 1) {
    const product = buildProduct(form, { now, random: random(), by });
    if (await products.add(product)) return product;
  }
  throw new ShopError('conflict', staffErrorMessages.idTaken);
}

/** @throws ShopError 'invalid' when an edit without the stored sale or struck-through price contradicts it */
function requireAgreeingPrices(product: Product): void {
  const conflict = priceConflict(product);
  if (!conflict) return;
  const message = catalogueMessages[conflict.message];
  throw new ShopError('invalid', message, { fields: { [conflict.field]: message } });
}

/**
 * Saves an edit as the next version (editProduct). `by` is the uid of who edits.
 * @throws ShopError 'conflict', with the stored product, when the edit was based on another version
 */
export async function updateProduct(
  products: ProductsRepository,
  { id, edit, by, now }: { id: string; edit: ProductEdit; by: string; now: Date },
): Promise<Product> {
  if (edit.id && edit.id !== id) {
    const message = requestMessages.productIdFixed;
    throw new ShopError('invalid', message, { fields: { id: message } });
  }
  const changed = await products.change(id, (stored) => {
    const { fromVersion, ...form } = withRegularPrice(edit, stored, now);
    if (fromVersion !== undefined && fromVersion !== versionOf(stored)) {
      const data = { product: z.encode(productSchema, stored) };
      throw new ShopError('conflict', staffErrorMessages.productChanged, { data });
    }
    const product = editProduct(stored, form, { by, now });
    requireAgreeingPrices(product);
    return product;
  });
  if (!changed) throw new ShopError('not-found', errorMessages.productNotFound);
  return changed;
}
