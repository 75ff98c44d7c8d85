import type { Product } from '@nargisus/domain/catalogue';
import { quoteOrder, REGIONS } from '@nargisus/domain/checkout';
import { toDocument } from '@nargisus/domain/contract';
import { buildOrder, makeOrderId, ORDER_ID_ALPHABET, orderSchema, type Order } from '@nargisus/domain/orders';
import { ADDRESS } from '@nargisus/e2e/drafts';

/** 480 orders a day: a million are nearly six years. */
const MOST_OFTEN_MS = 180_000;
/** Every shop is older than a quarter of a year and the one before it, which the dashboard looks back to. */
const YOUNGEST_MS = 200 * 24 * 60 * 60_000;
const ORDERS_PER_BUYER = 20;

/** So many orders lie so far apart. */
export const pauseBetween = (orders: number): number => Math.max(MOST_OFTEN_MS, YOUNGEST_MS / orders);

/** So many people have bought them. */
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
  /** Between one order and the next. */
  readonly pauseMs: number;
}

/** What every so many orders have in common: prices, sizes and quantities, the region, and what became of it. */
const REPEATS = 600;

/** Generates stored orders, the newest first. */
export class PastOrders {
  readonly #shop: Shop;
  /** Pricing and encoding an order takes longer than all the rest of a million. */
  readonly #alike = new Map<number, { readonly order: Order; readonly stored: StoredOrder }>();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  at(number: number): { readonly order: Order; readonly stored: StoredOrder } {
    const { now, pauseMs, buyers } = this.#shop;
    const { order, stored } = this.#like(number);
    const placed = new Date(now.getTime() - (number + 1) * pauseMs);
    const uid = `buyer-${number % buyers}`;
    const items = order.items.map((item, line) => ({ ...item, ...this.#productOf(number, line) }));
    const own = {
      items,
      orderId: makeOrderId(placed, digitsOf(number)),
      ...{ orderDate: placed, createdAt: placed, updatedAt: placed },
      ...{ uid, userName: `Rahima Khatun ${number % buyers}`, userEmail: `${uid}@nargisus.test` },
      requestKey: `past-${number}`,
    };
    return {
      order: { ...order, ...own, _id: `past-${String(number).padStart(8, '0')}` },
      stored: { ...stored, ...own, timeline: [{ ...stored.timeline[0]!, at: placed, who: uid }] },
    };
  }

  /** All products are sold in turn, at the prices of an order like this one. */
  #productOf(number: number, line: number) {
    const { goods } = this.#shop;
    const { id, name, image } = goods[(line === 0 ? number : number * 7 + 1) % goods.length]!;
    return { productId: id, name, image };
  }

  #like(number: number) {
    const kind = number % REPEATS;
    const known = this.#alike.get(kind);
    if (known) return known;
    const order = orderOf(kind, this.#shop);
    const made = { order, stored: toDocument(orderSchema, order) };
    this.#alike.set(kind, made);
    return made;
  }
}

/** Returns a random source that yields the digits of a number, so that order ids are unique. */
function digitsOf(number: number): () => number {
  const base = ORDER_ID_ALPHABET.length;
  let left = number;
  return () => {
    const digit = left % base;
    left = (left - digit) / base;
    return (digit + 0.5) / base;
  };
}

type StoredOrder = ReturnType<typeof toDocument<typeof orderSchema>>;

function orderOf(number: number, { now, goods }: Shop): Order {
  const products = [goods[number % goods.length]!, goods[(number * 7 + 1) % goods.length]!].map((it) => ({
    ...it,
    inStock: true,
  }));
  const lines = products
    .slice(0, 1 + (number % 2))
    .map(({ id }) => ({ productId: id, size: 'M' as const, quantity: 1 + (number % 3) }));
  const order = buildOrder({
    id: 'past',
    orderId: makeOrderId(now, () => 0),
    requestKey: 'past',
    buyer: { uid: '', name: '', email: '' },
    quote: quoteOrder({ products, lines, deliveryOption: 'standard', voucherCode: null }),
    address: { ...ADDRESS, region: REGIONS[number % REGIONS.length]! },
    now,
  });
  return { ...order, ...(FATES[number % 10] ?? ARRIVED) };
}
