import { sizesOf, type Product } from '@nargisus/domain/catalogue';
import { quoteOrder, type RequestedLine, type Quote } from '@nargisus/domain/checkout';
import { DEFAULT_DELIVERY, DELIVERY_OPTIONS } from '@nargisus/domain/delivery';
import { buildOrder, makeOrderId, type Order } from '@nargisus/domain/orders';
import { offerVoucher, STANDARD_VOUCHERS } from '@nargisus/domain/vouchers';
import { stockId } from '@nargisus/domain/stock';
import { ACCOUNTS, SEED_ACCOUNTS, type SeedAccount } from './accounts.ts';
import { countedSizes } from './counted-sizes.ts';
import { seededRandom } from './seeded-random.ts';
import { ORDER_SCENARIOS, runScenario, type OrderScenario } from './order-scenarios.ts';
import { PLACES } from './places.ts';
import { EID_VOUCHER } from './vouchers.ts';

export const SEED_ORDERS = 60;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SPAN_DAYS = 30;
/** The shopper of the README has an order history. */
const SHOPPER_ORDER_INTERVAL = 10;

/**
 * Makes sixty orders over the thirty days before `now`, newest last: priced, built and changed by the
 * domain's functions, and equal for equal `now` and products.
 */
export function makeSeedOrders(products: readonly Product[], now: Date): Order[] {
  const random = seededRandom(2026);
  const taken = new Set<string>();
  const counted = new Set(countedSizes(products).map(({ id }) => id));
  const isCounted = (line: { productId: string; size: string }) => counted.has(stockId(line));
  return Array.from({ length: SEED_ORDERS }, (_, place) => {
    const age =
      ((SEED_ORDERS - 1 - place) / SEED_ORDERS) * SPAN_DAYS * DAY_MS + (0.2 + random() * 4) * HOUR_MS;
    const placed = new Date(now.getTime() - Math.round(age));
    const scenario = scenarioFor(place, age / DAY_MS);
    const buyer = buyerOf(place, random);
    const orderId = freshOrderId(placed, random, taken);
    const quote = withEidVoucher(quoteFor(products, random), place);
    const order = buildOrder({
      delivery: DEFAULT_DELIVERY,
      id: `seed-order-${String(place + 1).padStart(3, '0')}`,
      orderId,
      requestKey: `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
      buyer,
      quote,
      address: addressFor(place, buyer),
      now: placed,
      ...(scenario.online && {
        paidOnline: { tranId: `SEED-${String(place + 1).padStart(6, '0')}`, amount: quote.total },
      }),
    });
    return runScenario(order, scenario, { by: ACCOUNTS.admin.uid, until: now, isCounted });
  });
}

/** Chooses a scenario: recent orders are in progress, older ones have ended, and every scenario occurs. */
function scenarioFor(place: number, days: number): OrderScenario {
  const open = ORDER_SCENARIOS.filter((scenario) => scenario.open);
  const closed = ORDER_SCENARIOS.filter((scenario) => !scenario.open);
  const pool = days < 10 ? open : closed;
  return pool[place % pool.length]!;
}

function freshOrderId(placed: Date, random: () => number, taken: Set<string>): string {
  const orderId = makeOrderId(placed, random);
  if (taken.has(orderId)) return freshOrderId(placed, random, taken);
  taken.add(orderId);
  return orderId;
}

function buyerOf(place: number, random: () => number): SeedAccount {
  const customers = SEED_ACCOUNTS.filter(({ role, uid }) => role === 'user' && uid !== ACCOUNTS.shopper.uid);
  const roll = Math.floor(random() * customers.length);
  return place % SHOPPER_ORDER_INTERVAL === SHOPPER_ORDER_INTERVAL - 1 ? ACCOUNTS.shopper : customers[roll]!;
}

function addressFor(place: number, recipient: SeedAccount) {
  const where = PLACES[(place * 7) % PLACES.length]!;
  return { ...where, recipientName: recipient.name, recipientPhone: recipient.phone };
}

function quoteFor(products: readonly Product[], random: () => number): Quote {
  const inStock = products.filter((product) => product.inStock);
  const count = 1 + Math.floor(random() ** 1.6 * 4);
  const chosen = new Map<string, RequestedLine>();
  while (chosen.size < count) {
    const product = inStock[Math.floor(random() * inStock.length)]!;
    const sizes = sizesOf(product);
    const size = sizes[Math.floor(random() * sizes.length)]!;
    chosen.set(product.id, { productId: product.id, size, quantity: random() < 0.78 ? 1 : 2 });
  }
  const deliveryOption = DELIVERY_OPTIONS[random() < 0.6 ? 0 : random() < 0.7 ? 1 : 2]!;
  const request = { products, lines: [...chosen.values()], deliveryOption, delivery: DEFAULT_DELIVERY };
  const voucher =
    random() < 0.3 ? STANDARD_VOUCHERS[Math.floor(random() * STANDARD_VOUCHERS.length)] : undefined;
  const quote = quoteOrder({
    ...request,
    voucher: voucher && offerVoucher(voucher, { products, now: new Date(0) }),
  });
  // A voucher below its minimum would be rejected at the checkout too.
  return quote.problems.length > 0 ? quoteOrder(request) : quote;
}

/** Returns a quote with SAVE50 with the seeded voucher that gives as much instead, in every other place. */
const withEidVoucher = (quote: Quote, place: number): Quote =>
  quote.voucherCode === 'SAVE50' && place % 2 === 0 ? { ...quote, voucherCode: EID_VOUCHER } : quote;
