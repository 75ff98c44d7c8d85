import { hasOpenProblem, type DeskParcel } from '../couriers/desk-parcel.ts';
import { NO_MONEY } from '../money/paisa.ts';
import { moneyOf } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { owedForRefused } from '../orders/partial-delivery.ts';
import { countedGoods } from '../orders/receive-back.ts';
import { isRefusedOut } from '../orders/refused-pieces.ts';
import type { DeliveryStatus, OrderStatus } from '../orders/statuses.ts';
import { contradictionsOf, type MoneyFacts } from './contradictions.ts';
import type { CallState, Stage } from './stages.ts';

type StageFacts = MoneyFacts &
  Pick<Order, 'onHold' | 'items' | 'exchanges'> &
  Partial<Pick<Order, 'timeline'>>;

/** The facts of the desk that decide the stage. */
interface StageDesk {
  readonly call: CallState;
  readonly parcel?: DeskParcel | null;
  readonly cashDueSince?: Date | null;
}

/**
 * The stage of each usual pair of statuses (isUsualPair) while payment, refund and hold fit it. Any other pair
 * contradicts itself. A cancelled order whose parcel is out waits in Returns until the parcel is back. In Returns and
 * for cancelled orders, counted goods decide instead: see stageOfGoods.
 */
const STAGE_OF_PAIR: Readonly<Record<OrderStatus, Partial<Record<DeliveryStatus, Stage>>>> = {
  confirmed: { pending: 'to-pack' },
  processing: { pending: 'to-pack', assigned: 'to-hand-over', picked_up: 'with-courier' },
  shipped: {
    picked_up: 'with-courier',
    in_transit: 'with-courier',
    out_for_delivery: 'with-courier',
    failed_delivery: 'problems',
    returned: 'returns',
  },
  delivered: { delivered: 'done', returned: 'returns' },
  cancelled: {
    pending: 'cancelled',
    assigned: 'returns',
    picked_up: 'returns',
    in_transit: 'returns',
    out_for_delivery: 'returns',
    failed_delivery: 'returns',
    returned: 'cancelled',
  },
};

/** Where an order that could be packed waits instead, because of its call. */
const STAGE_OF_CALL: Readonly<Partial<Record<CallState, Stage>>> = {
  required: 'to-call',
  unreachable: 'problems',
  'wrong-number': 'problems',
};

/** Stages before the courier has the parcel: a risky payment stops the order here. */
const IN_THE_SHOP: readonly Stage[] = ['to-pack', 'to-hand-over'];

/**
 * Returns the stage of an order: the one queue in which it waits for staff, or done or cancelled. A pure function of
 * stored facts, without clock or settings: whether a call is required is stored when the order is placed, and the time from
 * which an order waits is `dueAt`. Facts that contradict each other about the parcel or the money are 'problems', and so is what the courier says of the parcel, until staff have
 * set a status since. A partial delivery waits in Returns until what was refused is back, and is a problem while what was paid for it
 * has not been given back (docs/adr/0091).
 */
export function stageOf(order: StageFacts, { call, parcel = null, cashDueSince = null }: StageDesk): Stage {
  const stage = STAGE_OF_PAIR[order.orderStatus][order.deliveryStatus] ?? 'problems';
  if (contradictionsOf(order).length > 0) return 'problems';
  if (parcel && hasOpenProblem(order, parcel)) return 'problems';
  if (order.onHold && (IN_THE_SHOP.includes(stage) || stage === 'with-courier')) return 'problems';
  if (stage === 'returns' || stage === 'cancelled') return stageOfGoods(order) ?? stage;
  if (stage === 'to-pack') return STAGE_OF_CALL[call] ?? stage;
  if (stage === 'done' && order.items.some(isRefusedOut)) return 'returns';
  if (stage === 'done' && owedForRefused(order) > NO_MONEY) return 'problems';
  // Not paid by the customer, or not yet by the courier who collected it.
  const isCashDue = order.paymentStatus === 'pending' || cashDueSince !== null;
  return stage === 'done' && isCashDue ? 'cash-due' : stage;
}

/**
 * Returns the stage of a returned or cancelled order with counted goods: Returns until all of them are received back. What
 * was paid for goods that are back is a problem until staff give it back or cancel the order. Undefined for orders that were
 * never counted: nobody can say whether their goods are back.
 */
function stageOfGoods(order: StageFacts): Stage | undefined {
  const goods = countedGoods(order);
  if (goods !== 'back') return goods && 'returns';
  if (order.orderStatus === 'cancelled') return 'cancelled';
  const { paid, refunded } = moneyOf(order);
  return paid > refunded ? 'problems' : 'done';
}
