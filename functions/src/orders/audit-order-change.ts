import type { AuditAction, AuditRecord } from '@nargisus/domain/audit';
import type { Order } from '@nargisus/domain/orders';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';

/** Fields whose values the log shows. */
const AUDITED = [
  'orderStatus',
  'deliveryStatus',
  'paymentStatus',
  'refund',
  'onHold',
  'trackingInfo',
] as const satisfies readonly (keyof Order)[];

/** Fields that the log only names: their text may name the rider or the customer, and an entry outlives both. */
const NAMED_ONLY = ['deliveryAssignedTo', 'deliveryNotes'] as const satisfies readonly (keyof Order)[];

/** Returns the audit record of a manual change by staff; undefined when no audited field changed. */
export function auditOrderChange(
  action: Extract<AuditAction, 'order.status-set' | 'order.cancelled'>,
  caller: Caller,
  before: Order,
  after: Order,
): AuditRecord | undefined {
  const isChanged = (field: keyof Order) => before[field] !== after[field];
  const [shown, changed] = [AUDITED.filter(isChanged), NAMED_ONLY.filter(isChanged)];
  if (shown.length + changed.length === 0) return undefined;
  const pick = (order: Order) => Object.fromEntries(shown.map((field) => [field, order[field]]));
  const isCancelled = before.orderStatus !== 'cancelled' && after.orderStatus === 'cancelled';
  return {
    by: staffOf(caller),
    action: isCancelled ? 'order.cancelled' : action,
    subject: { kind: 'order', id: after._id, label: after.orderId },
    before: pick(before),
    after: pick(after),
    ...(changed.length > 0 && { changed }),
    note: '',
  };
}
