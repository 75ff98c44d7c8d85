import {
  receiveBack,
  transitionDelivery,
  setStatuses,
  withLineStock,
  type DeliveryTransitionName,
  type DeliveryStatus,
  type Order,
  type OrderStatus,
  type PaymentStatus,
} from '@nargisus/domain/orders';

type Step =
  | { readonly move: DeliveryTransitionName; readonly note?: string }
  | {
      readonly set: { readonly orderStatus?: OrderStatus; readonly deliveryStatus?: DeliveryStatus };
      readonly note: string;
    }
  /** Received back by the shop, on the shelf again. */
  | { readonly receive: true; readonly note?: undefined };

/**
 * What happens to an order: the transitions by staff, and the payment's end where no transition decides it.
 */
export interface OrderScenario {
  readonly steps: readonly Step[];
  readonly online?: true;
  readonly payment?: PaymentStatus;
  /** Still in progress, so it belongs to the last days. */
  readonly open?: true;
}

const ASSIGN: Step = { move: 'assign' };
const PICKED_UP: Step = { set: { deliveryStatus: 'picked_up' }, note: 'Picked up from the Tejgaon store' };
const SHIP: Step = { move: 'ship', note: 'Handed to the line haul' };
const SEND_OUT: Step = { move: 'sendOut' };
const DELIVER: Step = { move: 'deliver' };
const FAILED: Step = {
  set: { deliveryStatus: 'failed_delivery' },
  note: 'Nobody at home, phone switched off',
};
const RETURNED: Step = {
  set: { orderStatus: 'cancelled', deliveryStatus: 'returned' },
  note: 'Size did not fit; back in the store',
};
const RECEIVED: Step = { receive: true };
const cancelled = (note: string): Step => ({ set: { orderStatus: 'cancelled' }, note });

/** Every order, delivery and payment status is the end of at least one of these. */
export const ORDER_SCENARIOS: readonly OrderScenario[] = [
  { steps: [], open: true },
  { steps: [], online: true, open: true },
  { steps: [ASSIGN], open: true },
  { steps: [ASSIGN, PICKED_UP], open: true },
  { steps: [ASSIGN, SHIP], open: true },
  { steps: [ASSIGN, SHIP], online: true, open: true },
  { steps: [ASSIGN, SHIP, SEND_OUT], open: true },
  { steps: [ASSIGN, SHIP, SEND_OUT, FAILED], open: true },
  { steps: [ASSIGN, SHIP, SEND_OUT, DELIVER] },
  { steps: [ASSIGN, SHIP, SEND_OUT, DELIVER], online: true },
  { steps: [ASSIGN, SHIP, SEND_OUT, DELIVER] },
  { steps: [cancelled('The customer changed their mind')], payment: 'cancelled' },
  { steps: [ASSIGN, SHIP, SEND_OUT, DELIVER], online: true },
  { steps: [ASSIGN, SHIP, SEND_OUT, DELIVER] },
  { steps: [ASSIGN, SHIP, SEND_OUT, FAILED, RETURNED, RECEIVED], online: true, payment: 'refunded' },
  { steps: [ASSIGN, SHIP, SEND_OUT, DELIVER] },
  { steps: [cancelled('The bank took the payment back')], online: true, payment: 'failed' },
];

const RIDERS = ['Kamal Uddin', 'Shahin Mia', 'Jewel Rana', 'Babul Akhter'] as const;

interface Circumstances {
  /** The uid of the staff account. */
  readonly by: string;
  readonly until: Date;
  readonly isCounted: Parameters<typeof withLineStock>[2];
}

/**
 * Applies the transitions at times spread between the order's creation and `until`, through the domain's
 * functions, with the stock state of each counted line.
 */
export function runScenario(
  order: Order,
  scenario: OrderScenario,
  { by, until, isCounted }: Circumstances,
): Order {
  const start = order.createdAt.getTime();
  const room = Math.min(until.getTime() - start, 4 * 24 * 60 * 60 * 1000);
  const rider = RIDERS[Number(order._id.slice(-3)) % RIDERS.length]!;
  let current = withLineStock(null, order, isCounted);
  scenario.steps.forEach((step, place) => {
    const now = new Date(start + Math.round(((place + 1) / (scenario.steps.length + 1)) * room));
    const after = applyStep(step, current, { who: by, now, note: step.note, assignTo: rider });
    current = withLineStock(current, after, isCounted);
  });
  return scenario.payment ? withPayment(current, scenario.payment) : current;
}

function applyStep(
  step: Step,
  order: Order,
  change: { who: string; now: Date; note: string | undefined; assignTo: string },
): Order {
  const { who, now, note, assignTo } = change;
  if ('receive' in step) return received(order, { who, now });
  if ('set' in step) return setStatuses(order, step.set, { who, now, note: step.note });
  const named = step.move === 'assign' ? { assignTo } : {};
  const moved = transitionDelivery(order, step.move, { who, now, ...(note ? { note } : {}), ...named });
  if (!moved.ok) throw new Error(`${order._id} cannot ${step.move}: ${moved.reason}`);
  return moved.order;
}

function received(order: Order, { who, now }: { who: string; now: Date }): Order {
  const counted = order.items.filter(({ stock }) => stock === 'handed-over');
  const lines = counted.map(({ productId, size }) => ({ productId, size, restock: true }));
  const result = receiveBack(order, { lines, who, now });
  if (!result.ok) throw new Error(`${order._id} cannot come back: ${result.reason}`);
  return result.order;
}

/**
 * Ends the payment, with the last timeline entry: the gateway's callbacks or its back office do that, which no
 * transition covers.
 */
function withPayment(order: Order, paymentStatus: PaymentStatus): Order {
  const last = order.timeline.at(-1)!;
  return {
    ...order,
    paymentStatus,
    refund: paymentStatus === 'refunded' ? 'refunded' : null,
    timeline: [...order.timeline.slice(0, -1), { ...last, to: { ...last.to, paymentStatus } }],
  };
}
