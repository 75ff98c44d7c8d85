import { DEFAULT_DELIVERY } from '../delivery/terms.ts';
import { describe, expect, test } from 'vitest';
import { addressSchema } from '../checkout/address.ts';
import { quoteOrder } from '../checkout/quote.ts';
import { taka } from '../money/taka.ts';
import { buildOrder } from './build-order.ts';
import { DELIVERY_TRANSITIONS, nextTransition, type DeliveryTransitionName } from './delivery-transitions.ts';
import { transitionDelivery, setStatuses } from './transition-delivery.ts';
import type { Order } from './order.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, type DeliveryStatus } from './statuses.ts';

type Transitions = Readonly<Record<string, { readonly from: string; readonly to: string }>>;

/** Returns the errors of a transition table: unknown statuses, and statuses that cannot be reached from `start`. */
function errorsOf(transitions: Transitions, start: string, statuses: readonly string[]) {
  const all = Object.values(transitions);
  const reached = new Set([start]);
  for (const at of reached) for (const { from, to } of all) if (from === at) reached.add(to);
  const named = new Set(all.flatMap(({ from, to }) => [from, to]));
  return {
    unknown: [...named].filter((status) => !statuses.includes(status)),
    unreachable: statuses.filter((status) => !reached.has(status)),
    /** Transitions that start at an unreachable status. */
    dead: Object.keys(transitions).filter((name) => !reached.has(transitions[name]?.from ?? '')),
  };
}

describe('the checker of the transition table', () => {
  test('finds unknown and unreachable statuses', () => {
    const transitions = { go: { from: 'a', to: 'b' }, jump: { from: 'c', to: 'x' } };
    expect(errorsOf(transitions, 'a', ['a', 'b', 'c'])).toEqual({
      unknown: ['x'],
      unreachable: ['c'],
      dead: ['jump'],
    });
  });
});

const now = new Date('2026-11-21T04:00:00Z');
const change = { who: 'admin', now };
const names = Object.keys(DELIVERY_TRANSITIONS) as DeliveryTransitionName[];

/** docs/reference/specification.md 4: set by the general status call alone. */
const SIDE_STATES: readonly DeliveryStatus[] = ['picked_up', 'failed_delivery', 'returned'];

function order(statuses: Partial<Order> = {}): Order {
  const shirt = { id: 'shirt', name: 'Shirt', price: taka(450), image: '/s.webp', inStock: true };
  const lines = [{ productId: 'shirt', size: 'M' as const, quantity: 1 }];
  const placed = buildOrder({
    delivery: DEFAULT_DELIVERY,
    id: 'o1',
    orderId: 'ORD-20261121-33333',
    requestKey: 'key',
    buyer: { uid: 'u1', name: 'Rahima', email: 'rahima@example.com' },
    quote: quoteOrder({ delivery: DEFAULT_DELIVERY, products: [shirt], lines, deliveryOption: 'standard' }),
    address: addressSchema.parse({
      recipientName: 'Rahima',
      recipientPhone: '01712345678',
      region: 'Sylhet',
      city: 'Sylhet',
      district: 'Sylhet',
      address: 'Zindabazar 4',
      addressCategory: 'home',
    }),
    now,
  });
  return { ...placed, ...statuses };
}

describe('the guided transitions', () => {
  test('are those of the specification', () => {
    expect(
      names.map((name) => [name, DELIVERY_TRANSITIONS[name].from, DELIVERY_TRANSITIONS[name].to]),
    ).toEqual([
      ['assign', 'pending', 'assigned'],
      ['ship', 'assigned', 'in_transit'],
      ['sendOut', 'in_transit', 'out_for_delivery'],
      ['deliver', 'out_for_delivery', 'delivered'],
    ]);
  });

  test("name known statuses only, start at an order's first status, and leave out only the side states", () => {
    expect(errorsOf(DELIVERY_TRANSITIONS, order().deliveryStatus, DELIVERY_STATUSES)).toEqual({
      unknown: [],
      unreachable: SIDE_STATES,
      dead: [],
    });
    for (const name of names) expect(ORDER_STATUSES).toContain(DELIVERY_TRANSITIONS[name].orderStatus);
  });

  const everywhere = DELIVERY_STATUSES.flatMap((deliveryStatus) =>
    ORDER_STATUSES.flatMap((orderStatus) => names.map((name) => ({ deliveryStatus, orderStatus, name }))),
  );

  const isStart = ({ name, deliveryStatus, orderStatus }: (typeof everywhere)[number]) =>
    deliveryStatus === DELIVERY_TRANSITIONS[name].from && orderStatus !== 'cancelled';

  test.each(everywhere.filter(isStart))(
    'allow $name of an order that is $orderStatus and $deliveryStatus',
    ({ name, ...statuses }) => {
      const before = order(statuses);
      const result = transitionDelivery(before, name, change);
      expect(result.ok && result.order.deliveryStatus).toBe(DELIVERY_TRANSITIONS[name].to);
      expect(nextTransition(before)).toBe(name);
    },
  );

  test.each(everywhere.filter((it) => !isStart(it)))(
    'reject $name of an order that is $orderStatus and $deliveryStatus',
    ({ name, ...statuses }) => {
      const before = order(statuses);
      const needs = DELIVERY_TRANSITIONS[name].from;
      expect(transitionDelivery(before, name, change)).toEqual({ ok: false, reason: 'wrong-status', needs });
      expect(nextTransition(before)).not.toBe(name);
    },
  );
});

describe('the general status call', () => {
  const pairs = DELIVERY_STATUSES.flatMap((from) => DELIVERY_STATUSES.map((to) => ({ from, to })));

  test.each(pairs)('sets $to from $from', ({ from, to }) => {
    const changed = setStatuses(order({ deliveryStatus: from }), { deliveryStatus: to }, change);
    expect(changed.deliveryStatus).toBe(to);
    expect(changed.timeline.at(-1)).toMatchObject({
      from: { deliveryStatus: from },
      to: { deliveryStatus: to },
    });
  });

  test('sets any order status without changing the delivery status', () => {
    for (const orderStatus of ORDER_STATUSES) {
      const changed = setStatuses(order(), { orderStatus }, change);
      expect(changed).toMatchObject({ orderStatus, deliveryStatus: 'pending' });
    }
  });

  test('leads back from every side state into the guided transitions', () => {
    for (const deliveryStatus of SIDE_STATES) {
      expect(nextTransition(order({ deliveryStatus }))).toBeUndefined();
      const again = setStatuses(order({ deliveryStatus }), { deliveryStatus: 'pending' }, change);
      expect(transitionDelivery(again, 'assign', change).ok).toBe(true);
    }
  });
});
