import { DELIVERY_STATUSES, ORDER_STATUSES } from '@nargisus/domain/orders';
import fc from 'fast-check';

/** Two counted sizes, and one that is not counted until staff begin to. */
export const SIZES = ['S', 'M', 'L'] as const;
export type SizeName = (typeof SIZES)[number];
export const FIRST_COUNT = { S: 2, M: 3 } as const;

/** So few that most events meet an order, and so many that they compete for the pieces. */
export const PURCHASES = 3;

/** What a customer wants to buy, under one idempotency key. */
export interface Wanted {
  readonly lines: readonly { readonly size: SizeName; readonly quantity: number }[];
}

const purchase = fc.nat({ max: PURCHASES - 1 });
const size = fc.constantFrom(...SIZES);
/** How much of each line goes on the shelf again; the rest is written off. */
const restocked = fc.constantFrom('all', 'one piece', 'nothing');
const kind = <K extends string>(name: K) => fc.constant(name);

const customerEvent = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: kind('order in cash'), purchase }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('start to pay'), purchase }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('pay'), purchase }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('fail to pay'), purchase, choice: fc.constantFrom('fail', 'cancel') }),
  },
);

const staffEvent = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: kind('cancel'), purchase }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('revive'), purchase }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('hand over'), purchase }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('set statuses'),
      purchase,
      orderStatus: fc.constantFrom(...ORDER_STATUSES),
      deliveryStatus: fc.constantFrom(...DELIVERY_STATUSES),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('receive back'), purchase, restocked }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('delete'), purchase }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('count'), size, onHand: fc.nat({ max: 5 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('delivery'), size, quantity: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('stop counting'), size }) },
);

const timeEvent = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: kind('minutes pass'), minutes: fc.constantFrom(10, 31) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('sweep holds') }) },
  // After a day unpaid attempts expire.
  { weight: 1, arbitrary: fc.record({ kind: kind('sweep payments after a day') }) },
);

const anyEvent = fc.oneof(
  { weight: 9, arbitrary: customerEvent },
  { weight: 12, arbitrary: staffEvent },
  { weight: 2, arbitrary: timeEvent },
);

export type StockEvent = typeof anyEvent extends fc.Arbitrary<infer E> ? E : never;

/** Events that belong together: chance alone would seldom find them in this order. */
const anyStory: fc.Arbitrary<readonly StockEvent[]> = fc
  .record({ purchase, size, few: fc.nat({ max: 2 }), restocked, paid: fc.boolean() })
  .chain(({ purchase, size, few, restocked, paid }) => {
    const start: StockEvent = { kind: 'start to pay', purchase };
    const pay: StockEvent = { kind: 'pay', purchase };
    const bought: StockEvent[] = paid ? [start, pay] : [{ kind: 'order in cash', purchase }];
    const handOver: StockEvent = { kind: 'hand over', purchase };
    const cancel: StockEvent = { kind: 'cancel', purchase };
    const receive: StockEvent = { kind: 'receive back', purchase, restocked };
    return fc.constantFrom<readonly StockEvent[]>(
      [...bought, handOver, receive],
      [...bought, handOver, cancel, receive, { kind: 'revive', purchase }],
      [...bought, cancel, { kind: 'revive', purchase }],
      [start, { kind: 'minutes pass', minutes: 31 }, pay],
      [start, { kind: 'count', size, onHand: few }, pay],
      [start, { kind: 'order in cash', purchase }, pay],
    );
  });

/** Anything that can happen to the stock of a product, in order. */
export const anyEvents: fc.Arbitrary<StockEvent[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: anyEvent.map((event): readonly StockEvent[] => [event]) },
      { weight: 1, arbitrary: anyStory },
    ),
    { minLength: 5, maxLength: 20, size: 'max' },
  )
  .map((all) => all.flat());

const line = fc.record({ size, quantity: fc.integer({ min: 1, max: 2 }) });

export const anyPurchases: fc.Arbitrary<Wanted[]> = fc.array(
  fc.record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 2, selector: (it) => it.size }),
  }),
  { minLength: PURCHASES, maxLength: PURCHASES },
);
