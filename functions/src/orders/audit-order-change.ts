import type { AuditAction, AuditRecord } from '@nargisus/domain/audit';
import type { Order } from '@nargisus/domain/orders';
import { staffOf } from '../audit/staff-of.ts';
import type { Caller } from '../http/authenticate.ts';

/** What the log shows of an order. Words that may name the customer are left out: an entry outlives her account. */
const AUDITED = [
  'orderStatus',
  'deliveryStatus',
  'paymentStatus',
  'refund',
  'onHold',
  'deliveryAssignedTo',
  'trackingInfo',
] as const satisfies readonly (keyof Order)[];

/** Returns the audit record of a change that staff made by hand; undefined when nothing that is audited changed. */
export function auditOrderChange(
  action: Extract<AuditAction, 'order.status-set' | 'order.cancelled'>,
  caller: Caller,
  before: Order,
  after: Order,
): AuditRecord | undefined {
  const changed = AUDITED.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return undefined;
  const pick = (order: Order) => Object.fromEntries(changed.map((field) => [field, order[field]]));
  const isCancelled = before.orderStatus !== 'cancelled' && after.orderStatus === 'cancelled';
  return {
    by: staffOf(caller),
    action: isCancelled ? 'order.cancelled' : action,
    subject: { kind: 'order', id: after._id, label: after.orderId },
    before: pick(before),
    after: pick(after),
    note: '',
  };
}
