import type { AuditRecord } from '@nargisus/domain/audit';
import { takaFromPaisa } from '@nargisus/domain/money';
import { isSameSize, type Order, type OrderExchange } from '@nargisus/domain/orders';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { auditOrderChange } from './audit-order-change.ts';

/** Returns the audit record of an order that staff took for a customer. */
export const auditTakenOrder = (caller: Caller, order: Order, discountReason?: string): AuditRecord => ({
  by: staffOf(caller),
  action: 'order.taken',
  subject: { kind: 'order', id: order._id, label: order.orderId },
  before: null,
  after: { ...contentsOf(order), ...(discountReason && { discountReason }) },
  note: order.timeline[0]!.note,
});

/** Returns the audit record of an edit of an order's contents. An entry outlives the account, so it only names the address. */
export function auditContentsEdit(
  caller: Caller,
  before: Order,
  after: Order,
  discountReason?: string,
): AuditRecord {
  const isReaddressed = after.timeline.at(-1)?.edit?.isAddressChanged === true;
  return {
    by: staffOf(caller),
    action: 'order.edited',
    subject: { kind: 'order', id: after._id, label: after.orderId },
    before: contentsOf(before),
    after: contentsOf(after),
    ...(isReaddressed && { changed: ['shippingAddress'] }),
    note: discountReason ?? '',
  };
}

interface Combination {
  readonly kept: Order;
  /** The kept order with the lines of both. */
  readonly order: Order;
  readonly other: Order;
  /** The other order, cancelled. */
  readonly ended: Order;
}

/** Returns the audit records of a combination: one for each order, with the number of the other. */
export function auditCombination(caller: Caller, { kept, order, other, ended }: Combination): AuditRecord[] {
  const cancellation = auditOrderChange('order.cancelled', caller, other, ended);
  return [
    {
      by: staffOf(caller),
      action: 'order.combined',
      subject: { kind: 'order', id: order._id, label: order.orderId },
      before: contentsOf(kept),
      after: contentsOf(order),
      note: other.orderId,
    },
    ...(cancellation ? [{ ...cancellation, note: kept.orderId }] : []),
  ];
}

/** Returns the audit record of an exchange, which belongs to the old order. */
export const auditExchange = (
  caller: Caller,
  order: Order,
  { order: to, back, credit }: OrderExchange,
): AuditRecord => ({
  by: staffOf(caller),
  action: 'order.exchanged',
  subject: { kind: 'order', id: order._id, label: order.orderId },
  before: null,
  after: {
    ...Object.fromEntries(
      back.map((line) => {
        const { name, size } = order.items.find((it) => isSameSize(it, line))!;
        return [`${name} (${size})`, line.quantity];
      }),
    ),
    order: to.orderId,
    amount: takaFromPaisa(credit),
  },
  note: '',
});

const contentsOf = ({
  items,
  totalAmount,
  deliveryOption,
  staffDiscount,
}: Order): Record<string, unknown> => ({
  ...Object.fromEntries(items.map(({ name, size, quantity }) => [`${name} (${size})`, quantity])),
  deliveryOption,
  ...(staffDiscount && { staffDiscount: takaFromPaisa(staffDiscount) }),
  totalAmount: takaFromPaisa(totalAmount),
});
