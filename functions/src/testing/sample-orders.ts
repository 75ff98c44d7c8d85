import { DEFAULT_DELIVERY } from '@nargisus/domain/delivery';
import { buildProduct, productFormSchema, productSchema, type Product } from '@nargisus/domain/catalogue';
import { addressSchema, quoteOrder, type QuoteRequest } from '@nargisus/domain/checkout';
import { toDocument } from '@nargisus/domain/contract';
import { buildOrder, makeOrderId, type Order } from '@nargisus/domain/orders';
import type { Firestore } from 'firebase-admin/firestore';
import { orderDocumentId } from '../orders/order-document-id.ts';

/** The address of all orders. */
export const address = addressSchema.parse({
  recipientName: 'রহিমা খাতুন',
  recipientPhone: '01712345678',
  region: 'Khulna',
  city: 'Khulna',
  district: 'Khulna',
  address: 'Road 7',
  addressCategory: 'home',
});

interface Bought {
  readonly at: Date;
  /** Determines the order's id. */
  readonly key: string;
  readonly products: readonly (QuoteRequest['products'] extends Iterable<infer P> ? P : never)[];
  readonly quantity?: number;
  readonly region?: Order['shippingAddress']['region'];
  readonly uid?: string;
}

/** Returns a Cash on Delivery order of these products, one line each, as placing one would create it; not stored. */
export function orderOf({ at, key, products, quantity = 1, region, uid = 'buyer' }: Bought): Order {
  const lines = products.map(({ id }) => ({ productId: id, size: 'M' as const, quantity }));
  return buildOrder({
    delivery: DEFAULT_DELIVERY,
    id: orderDocumentId(uid, key),
    orderId: makeOrderId(at, Math.random),
    requestKey: key,
    buyer: { uid, name: 'Rahima', email: 'rahima@example.com' },
    quote: quoteOrder({ delivery: DEFAULT_DELIVERY, products, lines, deliveryOption: 'standard' }),
    address: { ...address, ...(region && { region }) },
    now: at,
  });
}

/** Stores a product with a price in taka. */
export async function stock(db: Firestore, id: string, price: number): Promise<Product> {
  const form = { id, name: id, price, description: id, image: '/a.webp', category: 'home' };
  const product = buildProduct(productFormSchema.parse(form), { now: new Date(), random: 0 });
  await db.doc(`products/${id}`).set(toDocument(productSchema, product));
  return product;
}
