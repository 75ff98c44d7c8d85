import { DEFAULT_SIZE, SIZES, type Product } from '@nargisus/domain/catalogue';
import { quoteOrder, type RequestedLine, type Quote } from '@nargisus/domain/checkout';
import { DELIVERY_OPTIONS } from '@nargisus/domain/delivery';
import { buildOrder, makeOrderId, type Order } from '@nargisus/domain/orders';
import { VOUCHERS } from '@nargisus/domain/vouchers';
import { ACCOUNTS, SEED_ACCOUNTS, type SeedAccount } from './accounts.ts';
import { seededRandom } from './seeded-random.ts';
import { FATES, runFate, type Fate } from './order-scenarios.ts';
import { PLACES } from './places.ts';

export const SEED_ORDERS = 60;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SPAN_DAYS = 30;
/** The shopper of the README has a history to look at. */
const SHOPPERS_OWN_EVERY = 10;

/**
 * Sixty orders over the thirty days before `now`, newest last: priced, made and moved by the domain's own functions,
 * and the same for the same `now` and products.
 */
export function makeSeedOrders(products: readonly Product[], now: Date): Order[] {
  const dice = seededRandom(2026);
  const taken = new Set<string>();
  return Array.from({ length: SEED_ORDERS }, (_, place) => {
    const age = ((SEED_ORDERS - 1 - place) / SEED_ORDERS) * SPAN_DAYS * DAY_MS + (0.2 + dice() * 4) * HOUR_MS;
    const placed = new Date(now.getTime() - Math.round(age));
    const fate = fateFor(place, age / DAY_MS);
    const buyer = buyerOf(place, dice);
    const order = buildOrder({
      id: `seed-order-${String(place + 1).padStart(3, '0')}`,
      orderId: freshOrderId(placed, dice, taken),
      requestKey: `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
      buyer,
      quote: quoteFor(products, dice),
      address: addressFor(place, buyer),
      now: placed,
      ...(fate.online ? { paidOnline: { tranId: `SEED-${String(place + 1).padStart(6, '0')}` } } : {}),
    });
    return runFate(order, fate, { by: ACCOUNTS.admin.uid, until: now });
  });
}

/** Young orders are still on their way; older ones have met their end. Every fate occurs. */
function fateFor(place: number, days: number): Fate {
  const open = FATES.filter((fate) => fate.open);
  const closed = FATES.filter((fate) => !fate.open);
  const pool = days < 10 ? open : closed;
  return pool[place % pool.length]!;
}

function freshOrderId(placed: Date, dice: () => number, taken: Set<string>): string {
  const orderId = makeOrderId(placed, dice);
  if (taken.has(orderId)) return freshOrderId(placed, dice, taken);
  taken.add(orderId);
  return orderId;
}

function buyerOf(place: number, dice: () => number): SeedAccount {
  const customers = SEED_ACCOUNTS.filter(({ role, uid }) => role === 'user' && uid !== ACCOUNTS.shopper.uid);
  const roll = Math.floor(dice() * customers.length);
  return place % SHOPPERS_OWN_EVERY === SHOPPERS_OWN_EVERY - 1 ? ACCOUNTS.shopper : customers[roll]!;
}

function addressFor(place: number, recipient: SeedAccount) {
  const where = PLACES[(place * 7) % PLACES.length]!;
  return { ...where, recipientName: recipient.name, recipientPhone: recipient.phone };
}

function quoteFor(products: readonly Product[], dice: () => number): Quote {
  const inStock = products.filter((product) => product.inStock);
  const count = 1 + Math.floor(dice() ** 1.6 * 4);
  const chosen = new Map<string, RequestedLine>();
  while (chosen.size < count) {
    const product = inStock[Math.floor(dice() * inStock.length)]!;
    const isWorn = product.category === 'clothing' || product.category === 'shoes';
    const size = isWorn ? SIZES[1 + Math.floor(dice() * 4)]! : DEFAULT_SIZE;
    chosen.set(product.id, { productId: product.id, size, quantity: dice() < 0.78 ? 1 : 2 });
  }
  const deliveryOption = DELIVERY_OPTIONS[dice() < 0.6 ? 0 : dice() < 0.7 ? 1 : 2]!;
  const request = { products, lines: [...chosen.values()], deliveryOption };
  const voucher = dice() < 0.3 ? VOUCHERS[Math.floor(dice() * VOUCHERS.length)]! : undefined;
  const quote = quoteOrder({ ...request, voucherCode: voucher?.code ?? null });
  // A voucher below its minimum would have been refused at the checkout too.
  return quote.problems.length > 0 ? quoteOrder(request) : quote;
}
