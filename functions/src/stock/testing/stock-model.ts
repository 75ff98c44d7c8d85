import type { DeliveryStatus, OrderStatus } from '@nargisus/domain/orders';
import { SIZES, type SizeName, type StockEvent, type Wanted } from './stock-events.ts';
import type { Outcome } from './stock-world.ts';

const HOLD_MINUTES = 30;

type Line = { -readonly [K in keyof Wanted['lines'][number]]: Wanted['lines'][number][K] } & {
  state?: string;
  /** The pieces of a restocked line that went on the shelf again, where that is not all of them. */
  putBack?: number;
};

interface ModelOrder {
  lines: Line[];
  orderStatus: OrderStatus;
  deliveryStatus: DeliveryStatus;
  isPaid: boolean;
  isRefunding: boolean;
}

interface ModelAttempt {
  isOpen: boolean;
  hasEnded: boolean;
  holds: SizeName[];
}

interface ModelStock {
  isCounted: boolean;
  onHand: number;
  committed: number;
  holds: Map<number, { quantity: number; until: number }>;
}

/**
 * The rules of docs/adr/0046 once more, over plain numbers in memory and without looking at the code of the shop: what each
 * event does when it happens alone.
 */
export class StockModel {
  readonly sizes = new Map<SizeName, ModelStock>();
  readonly orders = new Map<number, ModelOrder>();
  readonly #attempts = new Map<number, ModelAttempt>();
  readonly #wanted: readonly Wanted[];
  #minutes: number;

  constructor(wanted: readonly Wanted[], minutes: number) {
    this.#wanted = wanted;
    this.#minutes = minutes;
  }

  /** Returns how the event must end, and remembers what it does. */
  expect(event: StockEvent): Outcome {
    switch (event.kind) {
      case 'order in cash':
        if (this.orders.has(event.purchase)) return 'done';
        return this.#sell(event.purchase, false) ? 'done' : 'refused';
      case 'start to pay':
        return this.#start(event.purchase);
      case 'pay':
        return this.#end(event.purchase, () => {
          if (!this.orders.has(event.purchase)) this.#sell(event.purchase, true);
        });
      case 'fail to pay':
        return this.#end(event.purchase);
      case 'cancel':
        return this.#set(event.purchase, { orderStatus: 'cancelled' });
      case 'revive':
        return this.#set(event.purchase, { orderStatus: 'confirmed', deliveryStatus: 'pending' });
      case 'hand over':
        return this.#set(event.purchase, { deliveryStatus: 'picked_up' });
      case 'set statuses':
        return this.#set(event.purchase, event);
      case 'receive back':
        return this.#receive(event.purchase, event.restocked);
      case 'delete':
        for (const line of this.orders.get(event.purchase)?.lines ?? []) {
          if (line.state === 'committed') this.#size(line).committed -= line.quantity;
        }
        return this.orders.delete(event.purchase) ? 'done' : 'refused';
      case 'count': {
        const stock = this.sizes.get(event.size);
        if (stock && event.onHand < stock.committed) return 'refused';
        const { committed = 0, holds = new Map() } = stock ?? {};
        this.sizes.set(event.size, { isCounted: true, onHand: event.onHand, committed, holds });
        return 'done';
      }
      case 'delivery':
        return this.#ifCounted(event.size, (stock) => (stock.onHand += event.quantity));
      case 'stop counting':
        return this.#ifCounted(event.size, (stock) => (stock.isCounted = false));
      case 'minutes pass':
        this.#minutes += event.minutes;
        return 'done';
      case 'sweep holds':
        return 'done';
      case 'sweep payments after a day':
        this.#minutes += 24 * 60;
        for (const attempt of this.#attempts.values()) attempt.isOpen = false;
        return 'done';
    }
  }

  /** Returns each size as stored, with the holds that count. */
  levels() {
    return Object.fromEntries(
      SIZES.flatMap((size) => {
        const stock = this.sizes.get(size);
        if (!stock) return [];
        const live = [...stock.holds].filter(([, { until }]) => until > this.#minutes);
        const holds = live.map(([purchase, { quantity }]) => [purchase, quantity]).toSorted();
        const { isCounted, onHand, committed } = stock;
        return [[size, { isCounted, onHand, committed, holds }]];
      }),
    );
  }

  #start(purchase: number): Outcome {
    const attempt = this.#attempts.get(purchase);
    if (this.orders.has(purchase) || (attempt && !attempt.isOpen)) return 'refused';
    const { lines } = this.#wanted[purchase]!;
    const counted = lines.filter((line) => this.#isCounted(line));
    const hold = (line: Line) => this.sizes.get(line.size)?.holds.get(purchase);
    const isHolding = counted.every(
      (line) => hold(line)?.quantity === line.quantity && hold(line)!.until > this.#minutes,
    );
    if (attempt && isHolding) return 'done';
    if (!this.#areLeft(lines, purchase)) return 'refused';
    const until = this.#minutes + HOLD_MINUTES;
    const held = new Set([...(attempt?.holds ?? []), ...counted.map(({ size }) => size)]);
    this.#attempts.set(purchase, { isOpen: true, hasEnded: false, holds: [...held] });
    for (const line of counted) this.#size(line).holds.set(purchase, { quantity: line.quantity, until });
    return 'done';
  }

  /** What the customer chose at the gateway arrives. */
  #end(purchase: number, pay?: () => void): Outcome {
    const attempt = this.#attempts.get(purchase);
    if (!attempt) return 'nothing';
    if (attempt.hasEnded) return 'done';
    pay?.();
    if (attempt.isOpen) for (const size of attempt.holds) this.sizes.get(size)?.holds.delete(purchase);
    Object.assign(attempt, { hasEnded: true, isOpen: false });
    return 'done';
  }

  #sell(purchase: number, isPaid: boolean): boolean {
    const { lines } = this.#wanted[purchase]!;
    if (!this.#areLeft(lines, purchase)) return false;
    const sold = lines.map((line): Line => {
      if (!this.#isCounted(line)) return { ...line };
      const stock = this.#size(line);
      stock.committed += line.quantity;
      stock.holds.delete(purchase);
      return { ...line, state: 'committed' };
    });
    const status = { orderStatus: 'confirmed', deliveryStatus: 'pending' } as const;
    this.orders.set(purchase, { lines: sold, ...status, isPaid, isRefunding: false });
    return true;
  }

  #set(purchase: number, to: Partial<Pick<ModelOrder, 'orderStatus' | 'deliveryStatus'>>): Outcome {
    const order = this.orders.get(purchase);
    if (!order) return 'refused';
    const { orderStatus = order.orderStatus, deliveryStatus = order.deliveryStatus } = to;
    if (order.isRefunding && orderStatus !== 'cancelled') return 'refused';
    const after = { ...order, orderStatus, deliveryStatus };
    const moved = order.lines.map((line): Line => {
      const state = this.#stateIn(after, line);
      return state === line.state ? line : { size: line.size, quantity: line.quantity, state };
    });
    const taking = moved.filter(
      ({ state }, place) => order.lines[place]!.state !== state && order.lines[place]!.state !== 'committed',
    );
    if (!this.#areLeft(taking.filter(({ state }) => state === 'committed' || state === 'handed-over')))
      return 'refused';
    for (const [place, line] of moved.entries()) this.#move(order.lines[place]!, line);
    const isCancelledNow = order.orderStatus !== 'cancelled' && orderStatus === 'cancelled';
    const isRefunding = order.isRefunding || (order.isPaid && isCancelledNow);
    this.orders.set(purchase, { ...after, lines: moved, isRefunding });
    return 'done';
  }

  #stateIn(order: ModelOrder, line: Line): string | undefined {
    const isCancelled = order.orderStatus === 'cancelled';
    const hasLeft = hasLeftTheShop(order);
    const again = hasLeft ? 'handed-over' : 'committed';
    switch (line.state) {
      case 'committed':
        return hasLeft ? 'handed-over' : isCancelled ? 'released' : 'committed';
      case 'released':
        if (isCancelled && (!hasLeft || order.deliveryStatus === 'returned')) return line.state;
        return this.#isCounted(line) ? again : undefined;
      case 'restocked':
      case 'written-off':
        if (isCancelled || hasLeft) return line.state;
        return this.#isCounted(line) ? again : undefined;
      default:
        return line.state;
    }
  }

  #move(was: Line, is: Line): void {
    if (was.state === is.state) return;
    const stock = this.#size(was);
    if (was.state === 'committed') stock.committed -= was.quantity;
    if (is.state === 'committed') stock.committed += is.quantity;
    if (is.state === 'handed-over') stock.onHand -= is.quantity;
    if (is.state === 'restocked') stock.onHand += is.putBack ?? is.quantity;
  }

  #receive(purchase: number, restocked: 'all' | 'one piece' | 'nothing'): Outcome {
    const order = this.orders.get(purchase);
    if (!order || (order.orderStatus !== 'cancelled' && !hasLeftTheShop(order))) return 'refused';
    const received = (line: Line): Line => {
      const sold = { size: line.size, quantity: line.quantity };
      if (restocked === 'nothing') return { ...sold, state: 'written-off' };
      const isPart = restocked === 'one piece' && line.quantity > 1;
      return { ...sold, state: 'restocked', ...(isPart && { putBack: 1 }) };
    };
    const isReceived = (line: Line) => {
      const { state, putBack } = received(line);
      return line.state === state && line.putBack === putBack;
    };
    if (!order.lines.some(({ state }) => state === 'handed-over')) {
      return order.lines.every(isReceived) ? 'done' : 'refused';
    }
    order.lines = order.lines.map((line) => {
      if (line.state !== 'handed-over') return line;
      const back = received(line);
      this.#move(line, back);
      return back;
    });
    return 'done';
  }

  #ifCounted(size: SizeName, change: (stock: ModelStock) => unknown): Outcome {
    const stock = this.sizes.get(size);
    if (!stock?.isCounted) return 'refused';
    change(stock);
    return 'done';
  }

  #areLeft(lines: readonly Line[], purchase?: number): boolean {
    return lines.every((line) => {
      if (!this.#isCounted(line)) return true;
      const { onHand, committed, holds } = this.#size(line);
      const others = [...holds].filter(([by, { until }]) => by !== purchase && until > this.#minutes);
      return line.quantity <= onHand - committed - others.reduce((sum, [, it]) => sum + it.quantity, 0);
    });
  }

  #isCounted({ size }: Line): boolean {
    return this.sizes.get(size)?.isCounted ?? false;
  }

  #size({ size }: Line): ModelStock {
    return this.sizes.get(size)!;
  }
}

const hasLeftTheShop = ({ orderStatus, deliveryStatus }: ModelOrder): boolean =>
  !['pending', 'assigned'].includes(deliveryStatus) || ['shipped', 'delivered'].includes(orderStatus);
