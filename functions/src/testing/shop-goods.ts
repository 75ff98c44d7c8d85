import { buildProduct, productFormSchema, productSchema, type Product } from '@nargisus/domain/catalogue';
import { addressSchema } from '@nargisus/domain/checkout';
import { toDocument } from '@nargisus/domain/contract';
import type { Firestore } from 'firebase-admin/firestore';

/** Where everything goes. */
export const address = addressSchema.parse({
  recipientName: 'রহিমা খাতুন',
  recipientPhone: '01712345678',
  region: 'Khulna',
  city: 'Khulna',
  district: 'Khulna',
  address: 'Road 7',
  addressCategory: 'home',
});

/** Puts a product of that price (taka) on the shelf. */
export async function stock(db: Firestore, id: string, price: number): Promise<Product> {
  const form = { id, name: id, price, description: id, image: '/a.webp', category: 'home' };
  const product = buildProduct(productFormSchema.parse(form), { now: new Date(), dice: 0 });
  await db.doc(`products/${id}`).set(toDocument(productSchema, product));
  return product;
}
