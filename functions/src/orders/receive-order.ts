import { errorMessages, ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import { receiveBack, type Order, type ReceivedLine } from '@nargisus/domain/orders';
import { withParams } from '@nargisus/domain/text';
import { staffOf } from '../audit/audit-log.ts';
import type { Caller } from '../http/authenticate.ts';
import { changeOrder } from './change-order.ts';
import type { OrderChangeDependencies } from './order-payments.ts';
import type { OrdersRepository } from './orders.repository.ts';

/**
 * Receives lines of an order back, on the shelf or written off, with their stock, a timeline entry and an audit entry.
 * @throws ShopError 'not-found', or 'conflict' when the order is still to be sent, or a line was not handed over or is shorter
 */
export function receiveOrder(
  repositories: { readonly orders: OrdersRepository },
  dependencies: OrderChangeDependencies,
  { id, caller, lines }: { id: string; caller: Caller; lines: readonly ReceivedLine[] },
): Promise<Order> {
  return changeOrder(
    repositories,
    dependencies,
    id,
    (order) => {
      const result = receiveBack(order, { lines, who: caller.uid, now: dependencies.now() });
      if (result.ok) return result.order;
      if (result.reason === 'still-to-send') throw new ShopError('conflict', staffErrorMessages.stillToSend);
      const { productId, size } = result.line;
      const name = order.items.find((it) => it.productId === productId)?.name;
      if (!name) throw new ShopError('not-found', errorMessages.productNotFound);
      const template =
        result.reason === 'too-many' ? staffErrorMessages.tooManyBack : staffErrorMessages.notHandedOver;
      throw new ShopError('conflict', withParams(template, { name, size }));
    },
    (before, after) => ({
      by: staffOf(caller),
      action: 'order.received',
      subject: { kind: 'order', id, label: after.orderId },
      before: statesOf(before),
      after: statesOf(after),
      note: '',
    }),
  );
}

/** Returns what became of each counted line, as the audit log shows it. */
const statesOf = ({ items }: Order): Record<string, unknown> =>
  Object.fromEntries(
    items.flatMap(({ name, size, stock, refused }) => [
      ...(stock ? [[`${name} (${size})`, stock] as const] : []),
      // How many of the refused pieces went on the shelf again.
      ...(refused ? [[`${name} (${size}), refused`, refused.putBack ?? null] as const] : []),
    ]),
  );
