import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import type { AuditRecord } from '@nargisus/domain/audit';
import { hasOpenProblem } from '@nargisus/domain/couriers';
import type { DeskFacts, OrderDesk } from '@nargisus/domain/desk';
import { formatTakaInWords, takaFromPaisa, type Paisa } from '@nargisus/domain/money';
import {
  deliverInPart,
  isSameSize,
  type BackLine,
  type Order,
  type PartialRejection,
} from '@nargisus/domain/orders';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import type { OrdersRepository } from './orders.repository.ts';

interface Request {
  readonly id: string;
  readonly caller: Caller;
  readonly refused: readonly BackLine[];
  /** The cash that was taken, and what staff saw to be due. */
  readonly collected: Paisa;
  readonly due: Paisa;
  /** Why another amount than the due one was taken. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * Records a partial delivery (docs/adr/0091). Order, money, ledger, stock, counters, sales, credit note, desk, the reason as a note of
 * staff, and the audit entry are one transaction. Reads the order, its desk document and its cash, a stock document for each line that
 * was not handed over, and two for a credit note.
 * @throws ShopError 'not-found'; 'invalid' without a needed reason; 'conflict' when the order is on hold or not under way, does not have
 * the pieces, nothing was kept, or another amount is due
 */
export async function recordPartialDelivery(orders: OrdersRepository, request: Request): Promise<Order> {
  const { id, caller, reason, now } = request;
  return orders.inTransaction(async (transaction) => {
    const before = await transaction.find(id);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    const desk = transaction.deskOf(before);
    const result = deliverInPart(before, { ...request, who: caller.uid }, problemOf(before, desk));
    if (!result.ok) throw rejectionOf(result);
    if (result.order === before) return before;
    const order = await transaction.settle(before, result.order);
    await transaction.ledger.read(before, order);
    transaction.change(before, order, withoutProblem(desk));
    if (reason !== '') transaction.notes.add(id, { text: reason, author: authorOf(caller), at: now });
    transaction.audit(auditOf(before, order, request), now);
    return order;
  });
}

/** Returns the open problem of the order's parcel; null when there is none, or staff have set a status since. */
const problemOf = (order: Order, { parcel }: OrderDesk): string | null =>
  parcel && hasOpenProblem(order, parcel) ? parcel.problem : null;

/** Returns the facts of the desk after the courier's report was dealt with. */
const withoutProblem = ({ parcel, ...desk }: OrderDesk): DeskFacts => ({
  ...desk,
  parcel: parcel && { ...parcel, problem: null, problemAt: null },
});

const authorOf = ({ uid, name, email }: Caller) => ({ uid, name: name || email, email });

function auditOf(before: Order, after: Order, { caller, refused, reason }: Request): AuditRecord {
  const { orderStatus, deliveryStatus, returnedAmount, cashTaken } = after;
  const pieces = refused.map((line) => {
    const { name, size } = after.items.find((it) => isSameSize(it, line))!;
    return [`${name} (${size})`, line.quantity] as const;
  });
  return {
    by: staffOf(caller),
    action: 'order.delivered-in-part',
    subject: { kind: 'order', id: after._id, label: after.orderId },
    before: { orderStatus: before.orderStatus, deliveryStatus: before.deliveryStatus },
    after: {
      ...{ orderStatus, deliveryStatus },
      ...Object.fromEntries(pieces),
      returnedAmount: takaFromPaisa(returnedAmount!),
      collected: takaFromPaisa(cashTaken!),
    },
    note: reason,
  };
}

function rejectionOf(rejection: PartialRejection): ShopError {
  const messages = staffErrorMessages;
  switch (rejection.reason) {
    case 'on-hold':
      return new ShopError('conflict', messages.orderOnHold);
    case 'not-under-way':
      return new ShopError('conflict', messages.partialNotUnderWay);
    case 'not-in-order':
      return new ShopError('conflict', messages.partialNotInOrder);
    case 'came-back':
      return new ShopError('conflict', messages.partialCameBack);
    case 'all-refused':
      return new ShopError('conflict', messages.partialAllRefused);
    case 'reason-missing':
      return new ShopError('invalid', messages.partialReasonMissing, {
        fields: { reason: messages.partialReasonMissing },
      });
    case 'other-due': {
      const amount = formatTakaInWords(rejection.due);
      const message = withParams(messages.partialOtherDue, { amount });
      return new ShopError('conflict', message, { data: { due: takaFromPaisa(rejection.due) } });
    }
  }
}
