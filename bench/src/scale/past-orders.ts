import type { Product } from '@nargisus/domain/catalogue';
import { quoteOrder, REGIONS } from '@nargisus/domain/checkout';
import { buildOrder, makeOrderId, type Order } from '@nargisus/domain/orders';
import { ADDRESS } from '@nargisus/e2e/drafts';

/** 480 orders a day: a thousand are two days, a million nearly six years. */
const EVERY_MS = 180_000;
const ORDERS_PER_BUYER = 20;

export const buyersOf = (orders: number): number => Math.ceil(orders / ORDERS_PER_BUYER);

/** Of ten orders seven have arrived, one is on its way, one waits, one was cancelled. */
const FATES: readonly Partial<Order>[] = [
  { orderStatus: 'confirmed', deliveryStatus: 'pending' },
  { orderStatus: 'shipped', deliveryStatus: 'in_transit', deliveryAssignedTo: 'Karim' },
  { orderStatus: 'cancelled', deliveryStatus: 'pending', paymentStatus: 'cancelled' },
];
const ARRIVED: Partial<Order> = {
  orderStatus: 'delivered',
  deliveryStatus: 'delivered',
  paymentStatus: 'paid',
  deliveryAssignedTo: 'Karim',
};

interface Shop {
  readonly now: Date;
  readonly goods: readonly Product[];
  readonly buyers: number;
}

/** The order with that number, counted into the past. */
export function pastOrder(number: number, { now, goods, buyers }: Shop): Order {
  const placed = new Date(now.getTime() - (number + 1) * EVERY_MS);
  const buyer = number % buyers;
  const products = [goods[number % goods.length]!, goods[(number * 7 + 1) % goods.length]!].map((it) => ({
    ...it,
    inStock: true,
  }));
  const lines = products
    .slice(0, 1 + (number % 2))
    .map(({ id }) => ({ productId: id, size: 'M' as const, quantity: 1 + (number % 3) }));
  const order = buildOrder({
    id: `past-${String(number).padStart(8, '0')}`,
    orderId: makeOrderId(placed, () => ((number * 7919) % 6_436_343) / 6_436_343),
    requestKey: `past-${number}`,
    buyer: {
      uid: `buyer-${buyer}`,
      name: `Rahima Khatun ${buyer}`,
      email: `buyer-${buyer}@nargisus.test`,
    },
    quote: quoteOrder({ products, lines, deliveryOption: 'standard', voucherCode: null }),
    address: { ...ADDRESS, region: REGIONS[number % REGIONS.length]! },
    now: placed,
  });
  return { ...order, ...(FATES[number % 10] ?? ARRIVED) };
}
