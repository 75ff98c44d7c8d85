import { DEFAULT_DELIVERY } from '../../delivery/terms.ts';
import { paisa } from '../../money/paisa.ts';
import { buildOrder } from '../build-order.ts';
import type { Order } from '../order.ts';
import { anOrder } from './an-order.ts';

const now = new Date('2026-11-20T20:00:00Z');

/** Returns an order of a total, of which a part was paid online. */
export function placedOrder(total: number, online = 0): Order {
  const { items, shippingAddress } = anOrder(now);
  const price = paisa(total);
  return buildOrder({
    delivery: DEFAULT_DELIVERY,
    id: 'o1',
    orderId: 'ORD-20261120-33333',
    requestKey: 'key',
    buyer: { uid: 'u1', name: 'Rahima', email: '' },
    quote: {
      lines: items.map((line) => ({ ...line, category: 'clothing', price, quantity: 1, itemTotal: price })),
      problems: [],
      subtotal: price,
      deliveryOption: 'standard',
      deliveryCharge: paisa(0),
      voucherCode: null,
      voucherDiscount: paisa(0),
      total: price,
    },
    address: shippingAddress,
    now,
    ...(online > 0 && { paidOnline: { tranId: 'T1', amount: paisa(online) } }),
  });
}
