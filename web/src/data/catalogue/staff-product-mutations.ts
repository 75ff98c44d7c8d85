import { nextVersion, productSchema, versionOf, type Product } from '@nargisus/domain/catalogue';
import {
  productCalls,
  errorMessages,
  type SentPartOf,
  ShopError,
  staffErrorMessages,
} from '@nargisus/domain/contract';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';
import { converterFor } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';

/**
 * Writes one of the two flags and no other field, which a colleague may be editing. A transaction, because a plain write
 * would show on this screen before the server has accepted it. One read, one write.
 * @throws ShopError 'conflict' when this screen shows another version, 'not-found' when the product was deleted.
 */
export async function toggleProductFlag(
  product: Product,
  name: 'inStock' | 'featured',
  { isOn, by }: { isOn: boolean; by: string },
): Promise<void> {
  const reference = doc(firestore, 'products', product.id);
  await runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(reference.withConverter(converterFor(productSchema)))).data();
    if (!stored) throw new ShopError('not-found', errorMessages.productNotFound);
    // A second press can be faster than the list: the user's own save is no conflict.
    const isOwn = stored.updatedBy === by;
    if (!isOwn && versionOf(stored) !== versionOf(product)) {
      throw new ShopError('conflict', staffErrorMessages.productChanged);
    }
    const save = { updatedAt: serverTimestamp(), updatedBy: by, version: nextVersion(stored) };
    transaction.update(reference, { [name]: isOn, ...save });
  });
}

export const addProduct = (body: SentPartOf<typeof productCalls.addProduct, 'body'>) =>
  callApiAuthenticated(productCalls.addProduct, { body });

/**
 * Saves an edit that started from version `fromVersion`.
 * @throws ShopError 'conflict' when a colleague has saved another version, which productInConflict() returns.
 */
export const updateProduct = (id: string, body: SentPartOf<typeof productCalls.updateProduct, 'body'>) =>
  callApiAuthenticated(productCalls.updateProduct, { params: { id }, body });

/** Returns the stored product of a save that was rejected because a colleague had changed it. */
export function productInConflict(thrown: unknown): Product | undefined {
  if (!(thrown instanceof ShopError) || thrown.code !== 'conflict') return undefined;
  const parsed = productSchema.safeParse((thrown.data as { product?: unknown } | undefined)?.product);
  return parsed.success ? parsed.data : undefined;
}

export const deleteProduct = (id: string) =>
  callApiAuthenticated(productCalls.deleteProduct, { params: { id } });
