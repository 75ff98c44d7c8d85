import { paisa } from '@nargisus/domain/money';
import type { PhoneCounts, PhoneEnds } from '@nargisus/domain/phones';
import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';

/** Returns the orders on a number. */
export const ordersOn = (db: Firestore, phone: string): Query =>
  db.collection('orders').where('shippingAddress.recipientPhone', '==', phone);

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Counts parcels by how they ended (orderEnd in domain). */
async function countEnds(on: Query) {
  const back = on.where('deliveryStatus', '==', 'returned');
  const [delivered, allBack, returned] = await Promise.all([
    countOf(on.where('deliveryStatus', '==', 'delivered')),
    countOf(back),
    countOf(back.where('orderStatus', '==', 'delivered')),
  ]);
  return { delivered, cameBack: allBack - returned, returned };
}

/** Returns how the parcels to a number ended, for the rules. Three counts, each billed as a read per 1,000 orders. */
export async function readPhoneEnds(db: Firestore, phone: string): Promise<PhoneEnds> {
  const { delivered, cameBack, returned } = await countEnds(ordersOn(db, phone));
  return { delivered: delivered + returned, cameBack };
}

/** Returns how all orders on a number ended, and what the delivered ones cost. Eight counts and sums. */
export async function readPhoneCounts(db: Firestore, phone: string): Promise<PhoneCounts> {
  const on = ordersOn(db, phone);
  const cancelled = on.where('orderStatus', '==', 'cancelled');
  const [ends, all, allCancelled, cancelledBack, combined, spent] = await Promise.all([
    countEnds(on),
    countOf(on),
    countOf(cancelled),
    countOf(cancelled.where('deliveryStatus', '==', 'returned')),
    countOf(on.where('combinedInto.orderId', '>', '')),
    on
      .where('deliveryStatus', '==', 'delivered')
      .aggregate({ total: AggregateField.sum('totalAmount') })
      .get(),
  ]);
  return {
    ...ends,
    orders: all - combined,
    // A combined order is stored as cancelled.
    cancelled: allCancelled - cancelledBack - combined,
    // Firestore adds taka as floats; the error is far below a paisa.
    spent: paisa(Math.round(spent.data().total * 100)),
  };
}
