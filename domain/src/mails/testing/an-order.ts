import { paisa } from '../../money/paisa.ts';
import { buildOrder } from '../../orders/build-order.ts';
import { makeOrderId } from '../../orders/order-id.ts';
import type { Order } from '../../orders/order.ts';

/** A Cash on Delivery order of one line. */
export function anOrder(now: Date): Order {
  const line = {
    productId: 'panjabi',
    name: 'Linen Panjabi',
    price: paisa(45_050),
    image: '/a.webp',
    size: 'M' as const,
    quantity: 2,
    itemTotal: paisa(90_100),
  };
  return buildOrder({
    id: 'o1',
    orderId: makeOrderId(now, () => 0),
    requestKey: 'key',
    buyer: { uid: 'u1', name: 'Rahima', email: 'rahima@example.com' },
    quote: {
      lines: [line],
      problems: [],
      subtotal: paisa(90_100),
      deliveryOption: 'standard',
      deliveryCharge: paisa(6_000),
      voucherCode: 'SAVE50',
      voucherDiscount: paisa(5_000),
      total: paisa(91_100),
    },
    address: {
      recipientName: 'Karim',
      recipientPhone: '01712345678',
      region: 'Dhaka',
      city: 'Dhaka',
      district: 'Dhaka',
      address: 'House 12, Road 5',
      landmark: '',
      addressCategory: 'home',
    },
    now,
  });
}
