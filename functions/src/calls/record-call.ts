import type { AuditRecord } from '@nargisus/domain/audit';
import { ShopError } from '@nargisus/domain/contract';
import {
  afterCall,
  callMessages,
  callRejection,
  MAX_CALLS,
  MAX_DAYS_AHEAD,
  orderDeskOf,
  type CallForm,
  type CallPolicy,
  type CallRejection,
  type DeskFacts,
  type OrderDesk,
} from '@nargisus/domain/desk';
import type { Order } from '@nargisus/domain/orders';
import { fixedText, withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { auditOrderChange } from '../orders/audit-order-change.ts';
import { cancelledBy } from '../orders/cancel-order.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderChangeDependencies } from '../orders/order-payments.ts';
import type { OrdersRepository } from '../orders/orders.repository.ts';

const DAY_OUT_OF_RANGE = fixedText(callMessages.dayOutOfRange, { days: MAX_DAYS_AHEAD });

interface Repositories {
  readonly orders: OrdersRepository;
  readonly settings: { readonly calls: () => Promise<CallPolicy> };
}

interface Request {
  readonly id: string;
  readonly caller: Caller;
  readonly form: CallForm;
  /** When the last call that the caller knows of was made; null for none. */
  readonly lastSeen: Date | null;
}

/**
 * Records how a call about an order ended, with an audit entry, in one transaction; a customer who cancels is one with the
 * cancellation. Three reads besides the stock that a cancellation frees.
 * @throws ShopError 'not-found'; 'conflict' when the order waits for no call any more, or a colleague has recorded one since
 */
export async function recordCall(
  { orders, settings }: Repositories,
  dependencies: OrderChangeDependencies,
  { id, caller, form, lastSeen }: Request,
): Promise<OrderDesk> {
  const policy = await settings.calls();
  const now = dependencies.now();
  let facts: DeskFacts | undefined;
  const order = await changeOrder(
    { orders },
    dependencies,
    id,
    (before) =>
      form.outcome === 'cancelled'
        ? cancelledBy(before, { by: { uid: caller.uid, isStaff: true }, now, keepsPayment: false })
        : before,
    (before, after) => auditOf(before, after, caller, form),
    (before, desk) => {
      const rejection = callRejection(before, desk, form, { now, lastSeen });
      if (rejection) throw rejectionOf(rejection);
      facts = afterCall(before, desk, form, { by: caller.uid, now }, policy);
      return facts;
    },
  );
  return orderDeskOf(order, facts);
}

function rejectionOf(rejection: CallRejection): ShopError {
  switch (rejection) {
    case 'not-waiting':
      return new ShopError('conflict', callMessages.notWaiting);
    case 'called-meanwhile':
      return new ShopError('conflict', callMessages.calledMeanwhile);
    case 'too-many-calls':
      return new ShopError('conflict', withParams(callMessages.tooManyCalls, { most: MAX_CALLS }));
    case 'day-out-of-range':
      return new ShopError('invalid', DAY_OUT_OF_RANGE, { fields: { deliverOn: DAY_OUT_OF_RANGE } });
  }
}

/** Names the outcome, not what was said: a note may name the customer (docs/retention.md). */
function auditOf(before: Order, after: Order, caller: Caller, { outcome, note }: CallForm): AuditRecord {
  const changed = auditOrderChange('order.cancelled', caller, before, after);
  return {
    by: staffOf(caller),
    action: 'order.called',
    subject: { kind: 'order', id: after._id, label: after.orderId },
    before: changed?.before ?? {},
    after: { ...changed?.after, outcome },
    ...(note && { changed: ['note'] }),
    note: '',
  };
}
