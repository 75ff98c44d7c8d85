import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesCollectedCash, postDelivery } from '../ledger/post-delivery.ts';
import type { OrderCash, Posting } from '../ledger/posting.ts';
import { addPaisa, NO_MONEY, paisa, type Paisa } from '../money/paisa.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { withLineStock } from '../orders/line-stock.ts';
import { withManualPayment, withManualRefund } from '../orders/manual-money.ts';
import { heldByHand, moneyOf, refundable, withRefunded } from '../orders/money.ts';
import { NO_ORDERS, orderCounterChange, sumOrderCounters } from '../orders/order-counters.ts';
import type { Order, OrderItem } from '../orders/order.ts';
import { deliverInPart, owedForRefused, partialDeliveryOf } from '../orders/partial-delivery.ts';
import { isReopeningRefunded, isTakingBackSentCash } from '../orders/payment-after-transition.ts';
import { receiveBack } from '../orders/receive-back.ts';
import { keptAmount } from '../orders/kept-amount.ts';
import { isRefusedOut, piecesKept } from '../orders/refused-pieces.ts';
import { addSales, salesChange, soldSomething, type Sales } from '../orders/sales-counters.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES } from '../orders/statuses.ts';
import { placedOrder } from '../orders/testing/placed-order.ts';
import { setStatuses } from '../orders/transition-delivery.ts';
import { stockChange } from '../stock/stock-change.ts';
import { orderDeskOf } from './order-desk.ts';

/* Partial deliveries among everything else that happens to an order, with all of its books kept beside it. */
const now = new Date('2026-11-20T09:00:00Z');
const who = 'boss';
const SIZES = ['M', 'L'] as const;

function placed(online: number, discount: number): Order {
  const [line] = placedOrder(1).items as [OrderItem];
  const items = SIZES.map((size, at) => {
    const price = paisa(45_050 + at * 7_777);
    return { ...line, size, price, quantity: 3 - at, itemTotal: paisa(price * (3 - at)) };
  });
  const subtotal = addPaisa(...items.map(({ itemTotal }) => itemTotal));
  const total = paisa(subtotal + 6_000 - discount);
  const order = placedOrder(total, Math.min(total, online));
  const amounts = { subtotal, deliveryCharge: paisa(6_000), voucherDiscount: paisa(discount) };
  return withLineStock(null, { ...order, ...amounts, items }, () => true);
}

/** The books of one order: what its changes have posted, moved and counted. */
class Books {
  order: Order;
  readonly journal: Posting[] = [];
  cash: OrderCash | undefined;
  readonly shelf = new Map<string, number>();
  counters = NO_ORDERS;
  readonly sales: Sales = {};
  gatewayBack = 0;

  constructor(order: Order) {
    this.order = order;
    this.#count(null, order);
  }

  /** Takes a change as the functions take it: one that they reject changes nothing. */
  take(after: Order | undefined): void {
    const before = this.order;
    if (!after || isReopeningRefunded(before, after) || isTakingBackSentCash(after)) return;
    const settled = withLineStock(before, after, () => true);
    if (changesCollectedCash(before, settled)) {
      const posted = postDelivery({ after: settled, invoice: null, stored: this.cash, now });
      this.journal.push(...posted.postings);
      this.cash = posted.cash;
    }
    this.#count(before, settled);
    this.order = settled;
  }

  balance(account: string): Paisa {
    const lines = this.journal.flatMap((posting) => posting.lines).filter((it) => it.account === account);
    return addPaisa(...lines.map(({ amount }) => amount));
  }

  #count(before: Order | null, after: Order): void {
    for (const { line, onHand } of stockChange(before, after))
      this.shelf.set(line.size, (this.shelf.get(line.size) ?? 0) + onHand);
    this.counters = sumOrderCounters([this.counters, orderCounterChange(before, after)]);
    addSales(this.sales, salesChange(before, after));
  }
}

const share = fc.double({ min: 0, max: 1.2, noNaN: true });
const part = fc.record({
  do: fc.constant('part' as const),
  refused: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
  share: fc.oneof(fc.constant(1), fc.constant(1.5), share),
});
const back = fc.record({
  do: fc.constant('back' as const),
  size: fc.constantFrom(...SIZES),
  isRefused: fc.boolean(),
  quantity: fc.integer({ min: 0, max: 3 }),
});
const step = fc.oneof(
  // Under way, because a partial delivery begins there.
  fc.constant({
    ...{ do: 'set' as const, orderStatus: 'shipped' as const, deliveryStatus: 'out_for_delivery' as const },
  }),
  part,
  part,
  back,
  back,
  fc.record({
    do: fc.constant('set' as const),
    orderStatus: fc.constantFrom(...ORDER_STATUSES),
    deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
  }),
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constantFrom('receive' as const, 'send-back' as const, 'refund' as const), share }),
);
type Step = typeof step extends fc.Arbitrary<infer It> ? It : never;

function run(books: Books, it: Step): void {
  const { order } = books;
  const amount = (of: number, by: number) => paisa(Math.ceil(of * by) || 1);
  const done = (result: { ok: true; order: Order } | { ok: false }) =>
    books.take(result.ok ? result.order : undefined);
  switch (it.do) {
    case 'set':
      return books.take(setStatuses(order, it, { who, now }));
    case 'cancel':
      return done(cancelOrder(order, { by: { uid: who, isStaff: true }, now, keepsPayment: true }));
    case 'part': {
      const refused = SIZES.map((size, at) => ({ productId: 'panjabi', size, quantity: it.refused[at]! }));
      const asked = refused.filter(({ quantity }) => quantity > 0);
      const { due } = partialDeliveryOf(order, asked);
      const collected = paisa(Math.round(due * it.share));
      return done(deliverInPart(order, { refused: asked, collected, due, reason: 'x', who, now }, null));
    }
    case 'back': {
      const { size, isRefused, quantity } = it;
      const line = { productId: 'panjabi', size, isRefused, restock: quantity > 0 };
      const lines = [{ ...line, ...(quantity > 0 && { quantity }) }];
      return done(receiveBack(order, { lines, who, now }));
    }
    case 'receive':
      return done(
        withManualPayment(order, {
          ...{ method: 'bkash', amount: amount(moneyOf(order).toCollect, it.share), who, now },
        }),
      );
    case 'send-back':
      return done(
        withManualRefund(order, { method: 'bkash', amount: amount(heldByHand(order), it.share), who, now }),
      );
    case 'refund': {
      const refund = amount(refundable(order), it.share);
      if (refund > refundable(order)) return;
      books.gatewayBack += refund;
      return books.take(withRefunded(order, paisa(books.gatewayBack), now));
    }
  }
}

/** Returns the pieces of a line that are off the shelf because of the order, as its states say. */
function offShelf({ stock, quantity, refused, putBack, ...line }: OrderItem): number {
  const shelved = refused?.putBack ?? 0;
  const kept = piecesKept({ ...line, quantity, refused });
  if (stock === 'handed-over') return quantity - shelved;
  return stock === 'restocked' ? quantity - shelved - (putBack ?? kept) : quantity - shelved;
}

test('money, ledger, stock and counters agree after any sequence with partial deliveries', () => {
  const seen = { parts: 0, prepaid: 0, short: 0, over: 0, back: 0, undone: 0 };
  const totals = {
    online: fc.integer({ min: 0, max: 300_000 }),
    discount: fc.integer({ min: 0, max: 90_000 }),
  };
  const property = fc.property(
    fc.oneof(fc.constant(0), totals.online),
    totals.discount,
    fc.array(step, { maxLength: 16 }),
    (online, discount, steps) => {
      const books = new Books(placed(online, discount));
      for (const it of steps) {
        const before = books.order;
        run(books, it);
        const { order } = books;
        const money = moneyOf(order);
        const { short = NO_MONEY, byHand = NO_MONEY } = money;
        expect(order.money).toEqual(money);
        // In is out and held; cash, gateway and hand each from their own money.
        expect(money.paid).toBe(money.refunded + refundable(order) + heldByHand(order));
        expect(money.paid).toBe(Math.min(order.totalAmount, online) + byHand + money.collected);
        expect(Object.values(money).every((value) => value >= 0)).toBe(true);
        // What the customer kept is paid, forgone by rounding, or short; what was paid above it is owed.
        const kept = keptAmount(order);
        const isPaid = order.paymentStatus === 'paid';
        const settled = Math.max(kept, money.paid);
        expect(isPaid ? money.paid + money.rounding + short : settled).toBe(settled);
        expect(money.rounding + short === 0 || money.paid < kept).toBe(true);
        const isPart = order.returnedAmount !== undefined && order.orderStatus !== 'cancelled';
        expect(owedForRefused(order)).toBe(isPart ? Math.max(0, money.paid - money.refunded - kept) : 0);
        // The journal sums to zero, and its accounts are the money of the order.
        for (const { lines } of books.journal)
          expect(addPaisa(...lines.map(({ amount }) => amount))).toBe(NO_MONEY);
        expect(books.balance('rider-cash')).toBe(money.collected);
        // Amounts below a taka are rounded off and not posted.
        const isPosted = money.collected + short > 0;
        const expected = [isPosted ? money.rounding : NO_MONEY, short];
        expect([books.balance('rounding'), books.balance('loss')]).toEqual(expected);
        // The counters are those of a recount.
        expect(books.counters.revenue).toBe(orderCounterChange(null, order).revenue);
        expect(soldSomething(books.sales)).toEqual(soldSomething(salesChange(null, order)));
        // The shelf lacks what is out or was written off.
        for (const item of order.items) {
          const missing = 0 - (books.shelf.get(item.size) ?? 0);
          expect(missing).toBeGreaterThanOrEqual(0);
          const hasLeft = ['handed-over', 'restocked', 'written-off'].includes(item.stock ?? '');
          expect(missing).toBe(hasLeft && isFirstWay(order) ? offShelf(item) : missing);
        }
        if (order.items.some(isRefusedOut) && orderDeskOf(order).stage === 'done')
          throw new Error('Refused pieces that are out wait in no queue');
        note(seen, before, order);
      }
    },
  );
  fc.assert(property, { numRuns: 1_500 });
  for (const [what, times] of Object.entries(seen)) expect([what, times > 5]).toEqual([what, true]);
});

/** Whether the goods went out once: later ways start from goods of which some were written off. */
const isFirstWay = ({ timeline }: Order): boolean =>
  timeline.filter(({ from, to }) => isOut(to) && !(from && isOut(from))).length === 1 &&
  timeline.every(({ from, to }) => !from || !isOut(from) || isOut(to));
const isOut = ({ orderStatus, deliveryStatus }: Pick<Order, 'orderStatus' | 'deliveryStatus'>): boolean =>
  (deliveryStatus !== 'pending' && deliveryStatus !== 'assigned') ||
  orderStatus === 'shipped' ||
  orderStatus === 'delivered';

function note(
  seen: Record<'parts' | 'prepaid' | 'short' | 'over' | 'back' | 'undone', number>,
  was: Order,
  is: Order,
) {
  const [wasPart, isPart] = [was.returnedAmount !== undefined, is.returnedAmount !== undefined];
  if (!wasPart && isPart) {
    seen.parts += 1;
    seen.prepaid += Number(owedForRefused(is) > 0);
    seen.short += Number((moneyOf(is).short ?? 0) > 0);
    seen.over += Number(moneyOf(is).collected > 0 && owedForRefused(is) > 0);
  }
  seen.undone += Number(wasPart && !isPart);
  seen.back += Number(is.items.some(({ refused }) => refused?.putBack !== undefined));
}
