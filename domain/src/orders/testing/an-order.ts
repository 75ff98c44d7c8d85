import { DEFAULT_DELIVERY } from '../../delivery/terms.ts';
import { paisa } from '../../money/paisa.ts';
import { buildOrder } from '../build-order.ts';
import { moneyOf } from '../money.ts';
import { makeOrderId } from '../order-id.ts';
import type { Order } from '../order.ts';

/** Returns a Cash on Delivery order of one line, as placing it would create it, with overrides. */
export function anOrder(now: Date, override: Partial<Order> = {}): Order {
  const order = buildOrder({
    delivery: DEFAULT_DELIVERY,
    id: 'o1',
    orderId: makeOrderId(now, () => 0),
    requestKey: 'key',
    buyer: { uid: 'u1', name: 'Rahima', email: 'rahima@example.com' },
    quote: {
      lines: [
        {
          productId: 'panjabi',
          name: 'Linen Panjabi',
          price: paisa(45_050),
          image: '/a.webp',
          category: 'clothing',
          size: 'M',
          quantity: 2,
          itemTotal: paisa(90_100),
        },
      ],
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
  const { money: _placed, ...changed } = { ...order, ...override };
  return { ...changed, money: override.money ?? moneyOf(changed) };
}
