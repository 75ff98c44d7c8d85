import { DEFAULT_DELIVERY } from '../../delivery/terms.ts';
import { addressSchema } from '../../checkout/address.ts';
import { quoteOrder } from '../../checkout/quote.ts';
import { taka } from '../../money/taka.ts';
import type { Attempt, ReceivedPayment } from '../attempt.ts';
import { openAttempt } from '../open-attempt.ts';
import { paidAttempt } from '../settle-attempt.ts';
import { standardOffer } from '../../vouchers/testing/standard-offer.ts';

/* One attempt of a known buyer, open and paid, for the tests of this folder. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const now = new Date('2026-11-21T06:00:00Z');
export const later = (ms: number) => new Date(now.getTime() + ms);

const address = addressSchema.parse({
  recipientName: 'রহিমা খাতুন',
  recipientPhone: '01712345678',
  region: 'Sylhet',
  city: 'Sylhet',
  district: 'Sylhet',
  address: 'Zindabazar 4',
  addressCategory: 'office',
});
const shirt = { id: 'shirt', name: 'Shirt', price: taka(450.5), image: '/s.webp', inStock: true };

export const attempt: Attempt = openAttempt({
  tranId: `NG${'a'.repeat(28)}`,
  requestKey: 'key',
  buyer: { uid: 'u1', name: 'Rahima', email: 'rahima@example.com' },
  quote: quoteOrder({
    delivery: DEFAULT_DELIVERY,
    products: [shirt],
    lines: [{ productId: 'shirt', size: 'M', quantity: 2 }],
    deliveryOption: 'standard',
    voucher: standardOffer('SAVE50'),
  }),
  address,
  now,
});

export const taken: ReceivedPayment = {
  valId: 'V-1',
  bankTranId: 'B-1',
  amount: attempt.total,
  method: 'BKASH-BKash',
  isRisky: false,
  settledAt: now,
};
export const order = { _id: 'o1', orderId: 'ORD-20261121-33333' };
export const paid = paidAttempt(attempt, { taken, order, now });
