import type { AuditRecord } from '@nargisus/domain/audit';
import type { DeskFacts, OrderDesk } from '@nargisus/domain/desk';
import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import {
  isReopeningCombined,
  isReopeningRefunded,
  isTakingBackSentCash,
  type Order,
} from '@nargisus/domain/orders';
import type { OrderChangeDependencies } from './order-payments.ts';
import type { OrdersRepository } from './orders.repository.ts';

/**
 * Changes an order: every change goes through here. Order, counters, stock, ledger, voucher, audit entry and the request of a refund are one
 * transaction. The gateway is asked for the refund after the commit.
 *
 * Only effects that must be stored with the change belong here. An effect outside the database (a mail, a courier)
 * belongs into a trigger that claims a record, as background/send-mails.ts does: see CONTRIBUTING.md, "An effect after a
 * status change".
 * @param change - returns the new order; may throw a ShopError. Runs again when another writer was faster.
 * @param audit - returns the audit entry of a change by staff
 * @param changeDesk - returns what only the desk knows of the order, after the change
 * @throws ShopError 'not-found', or 'conflict' when the change reopens an order whose money is being refunded or whose lines
 * were merged into another order, takes back a delivery whose cash was sent back, or needs stock that is not there
 */
export async function changeOrder(
  { orders }: { readonly orders: OrdersRepository },
  { now, orderPayments }: OrderChangeDependencies,
  id: string,
  change: (order: Order) => Order,
  audit: (before: Order, after: Order) => AuditRecord | undefined = () => undefined,
  changeDesk?: (before: Order, desk: OrderDesk) => DeskFacts,
): Promise<Order> {
  const payments = await orderPayments();
  const { order, isChanged } = await orders.inTransaction(async (transaction, firestoreTransaction) => {
    const before = await transaction.find(id);
    if (!before) throw new ShopError('not-found', errorMessages.orderNotFound);
    const changed = change(before);
    if (isReopeningRefunded(before, changed)) throw new ShopError('conflict', errorMessages.refundUnderWay);
    if (isReopeningCombined(before, changed)) throw new ShopError('conflict', staffErrorMessages.wasCombined);
    if (isTakingBackSentCash(changed)) throw new ShopError('conflict', staffErrorMessages.cashSentBack);
    const desk = changeDesk?.(before, transaction.deskOf(before));
    if (changed === before && !desk) return { order: before, isChanged: false };
    const settled = await transaction.settle(before, changed);
    await transaction.readVoucher(before, settled);
    await transaction.ledger.read(before, settled);
    const isRefundNew = settled.refund !== null && before.refund === null;
    const after = isRefundNew ? await payments.requestRefund(settled, firestoreTransaction) : settled;
    transaction.change(before, after, desk);
    const record = audit(before, after);
    if (record) transaction.audit(record, now());
    return { order: after, isChanged: true };
  });
  return isChanged && order.refund === 'requested' ? payments.sendRefund(order) : order;
}
