import { DEFAULT_DELIVERY } from '@nargisus/domain/delivery';
import type { Product } from '@nargisus/domain/catalogue';
import { quoteOrder, REGIONS } from '@nargisus/domain/checkout';
import { toDocument } from '@nargisus/domain/contract';
import { buildOrder, makeOrderId, ORDER_ID_ALPHABET, orderSchema, type Order } from '@nargisus/domain/orders';
import { ADDRESS } from '@nargisus/e2e/drafts';

/** 480 orders a day: a million span nearly six years. */
const MIN_INTERVAL_MS = 180_000;
/** The minimum age of a shop: the dashboard shows a quarter and compares it with the previous one. */
const MIN_AGE_MS = 200 * 24 * 60 * 60_000;
const ORDERS_PER_BUYER = 20;

/** Returns the time between two orders. */
export const intervalOf = (orders: number): number => Math.max(MIN_INTERVAL_MS, MIN_AGE_MS / orders);

/** Returns the number of buyers. */
export const buyersOf = (orders: number): number => Math.ceil(orders / ORDERS_PER_BUYER);

/** Of ten orders seven are delivered, one is shipped, one pending and one cancelled. */
const STATUSES: readonly Partial<Order>[] = [
  { orderStatus: 'confirmed', deliveryStatus: 'pending' },
  { orderStatus: 'shipped', deliveryStatus: 'in_transit', deliveryAssignedTo: 'Karim' },
  { orderStatus: 'cancelled', deliveryStatus: 'pending', paymentStatus: 'cancelled' },
];
const DELIVERED: Partial<Order> = {
  orderStatus: 'delivered',
  deliveryStatus: 'delivered',
  paymentStatus: 'paid',
  deliveryAssignedTo: 'Karim',
};

interface Shop {
  readonly now: Date;
  readonly products: readonly Product[];
  readonly buyers: number;
  readonly intervalMs: number;
}

/** Orders repeat after so many: prices, sizes, quantities, region and status. */
const REPEATS = 600;

/** Generates stored orders, the newest first. */
export class PastOrders {
  readonly #shop: Shop;
  /** By kind: pricing and encoding take most of the time of an order. */
  readonly #templates = new Map<number, { readonly order: Order; readonly stored: StoredOrder }>();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  at(number: number): { readonly order: Order; readonly stored: StoredOrder } {
    const { now, intervalMs, buyers } = this.#shop;
    const { order, stored } = this.#templateOf(number);
    const placed = new Date(now.getTime() - (number + 1) * intervalMs);
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

  /** Returns the product of a line. All products are sold in turn, at the prices of the template. */
  #productOf(number: number, line: number) {
    const { products } = this.#shop;
    const { id, name, image } = products[(line === 0 ? number : number * 7 + 1) % products.length]!;
    return { productId: id, name, image };
  }

  #templateOf(number: number) {
    const kind = number % REPEATS;
    const known = this.#templates.get(kind);
    if (known) return known;
    const order = orderOf(kind, this.#shop);
    const template = { order, stored: toDocument(orderSchema, order) };
    this.#templates.set(kind, template);
    return template;
  }
}

/** Returns a random source that yields the digits of a number, so that order ids are unique. */
function digitsOf(number: number): () => number {
  const base = ORDER_ID_ALPHABET.length;
  let rest = number;
  return () => {
    const digit = rest % base;
    rest = (rest - digit) / base;
    return (digit + 0.5) / base;
  };
}

type StoredOrder = ReturnType<typeof toDocument<typeof orderSchema>>;

function orderOf(number: number, { now, products: all }: Shop): Order {
  const products = [all[number % all.length]!, all[(number * 7 + 1) % all.length]!].map((it) => ({
    ...it,
    inStock: true,
  }));
  const lines = products
    .slice(0, 1 + (number % 2))
    .map(({ id }) => ({ productId: id, size: 'M' as const, quantity: 1 + (number % 3) }));
  const order = buildOrder({
    delivery: DEFAULT_DELIVERY,
    id: 'past',
    orderId: makeOrderId(now, () => 0),
    requestKey: 'past',
    buyer: { uid: '', name: '', email: '' },
    quote: quoteOrder({
      delivery: DEFAULT_DELIVERY,
      products,
      lines,
      deliveryOption: 'standard',
    }),
    address: { ...ADDRESS, region: REGIONS[number % REGIONS.length]! },
    now,
  });
  return { ...order, ...(STATUSES[number % 10] ?? DELIVERED) };
}
