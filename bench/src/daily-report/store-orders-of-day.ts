import { DEFAULT_DELIVERY } from '@nargisus/domain/delivery';
import { buildProduct } from '@nargisus/domain/catalogue';
import { quoteOrder } from '@nargisus/domain/checkout';
import { toDocument } from '@nargisus/domain/contract';
import { taka } from '@nargisus/domain/money';
import { buildOrder, makeOrderId, orderSchema } from '@nargisus/domain/orders';
import { startOfDhakaDay, type DhakaDay } from '@nargisus/domain/time';
import type { Firestore } from 'firebase-admin/firestore';

const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = ['Rahima Khatun', 'রফিকুল ইসলাম', 'Md. Tanvir Hasan', 'শ্রাবন্তী চক্রবর্তী', 'Nusrat Jahan'];
const ROADS = [
  'House 12, Road 5, Dhanmondi',
  'বাসা ৭, স্টেশন রোড',
  'Flat 3B, Agrabad C/A',
  'মিরপুর ১০, ব্লক সি',
];
const PRODUCTS = ['Linen Panjabi', 'জামদানি শাড়ি', 'Leather Belt', 'Premium Suit with waistcoat'];

/** Stores orders of one to three lines spread evenly over one day, half of them in Bangla, each of another buyer. */
export async function storeOrdersOfDay(db: Firestore, day: DhakaDay, count: number): Promise<void> {
  const products = PRODUCTS.map((name, index) =>
    buildProduct(
      {
        id: `PRODUCT_${index}`,
        name,
        price: taka(450 + 325 * index),
        description: name,
        image: '/pictures/category-men-640.webp',
        category: 'clothing',
        inStock: true,
        featured: false,
      },
      { now: startOfDhakaDay(day), random: 0 },
    ),
  );
  for (let start = 0; start < count; start += BATCH) {
    const batch = db.batch();
    for (let number = start; number < Math.min(start + BATCH, count); number += 1) {
      const order = orderOf(number);
      batch.set(db.doc(`orders/${order._id}`), toDocument(orderSchema, order));
    }
    await batch.commit();
  }

  function orderOf(number: number) {
    const now = new Date(startOfDhakaDay(day).getTime() + Math.floor((number / count) * DAY_MS));
    const name = `${NAMES[number % NAMES.length]} ${number}`;
    const lines = products.slice(0, 1 + (number % 3)).map(({ id }) => {
      return { productId: id, size: 'M' as const, quantity: 1 + (number % 4) };
    });
    return buildOrder({
      delivery: DEFAULT_DELIVERY,
      id: `report-${day}-${String(number).padStart(6, '0')}`,
      orderId: makeOrderId(now, () => ((number * 7919) % 6_436_343) / 6_436_343),
      requestKey: `report-${number}`,
      buyer: { uid: `buyer-${number}`, name, email: `buyer-${number}@nargisus.test` },
      quote: quoteOrder({
        delivery: DEFAULT_DELIVERY,
        products,
        lines,
        deliveryOption: 'standard',
      }),
      address: {
        recipientName: name,
        recipientPhone: `017${String(10_000_000 + number)}`,
        region: 'Dhaka',
        city: 'Dhaka',
        district: 'Dhaka',
        address: `${ROADS[number % ROADS.length]}, ${number}`,
        landmark: number % 4 === 0 ? 'the mosque' : '',
        addressCategory: 'home',
      },
      now,
    });
  }
}
