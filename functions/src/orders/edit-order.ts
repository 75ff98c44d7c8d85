import { ShopError, staffErrorMessages } from '@nargisus/domain/contract';
import {
  editOrder as edited,
  staleFields,
  statusLabel,
  type EditableField,
  type Order,
  type OrderEdit,
  type StaleField,
} from '@nargisus/domain/orders';
import { withParams } from '@nargisus/domain/text';
import type { OrderChangeDependencies } from './order-payments.ts';
import type { OrdersRepository } from './orders.repository.ts';
import type { Caller } from '../http/authenticate.ts';
import { auditOrderChange } from './audit-order-change.ts';
import { changeOrder } from './change-order.ts';

export interface EditRepositories {
  readonly orders: OrdersRepository;
  /** Names the colleague who changed the order first. */
  readonly users: { readonly find: (uid: string) => Promise<{ readonly name: string } | undefined> };
}

interface Request {
  readonly id: string;
  readonly caller: Caller;
  readonly edit: OrderEdit;
  /** Shown in the timeline. */
  readonly note?: string;
}

/**
 * Sets an order's fields by hand (docs/reference/specification.md 4, the general status update), with an audit
 * entry.
 * @throws ShopError 'not-found'; 'conflict' when a colleague changed one of the fields first, naming the field and
 * its value, or when the change reopens an order whose money is being refunded
 */
export async function editOrder(
  repositories: EditRepositories,
  dependencies: OrderChangeDependencies,
  { id, caller, edit, note }: Request,
): Promise<Order> {
  let stale: { order: Order; fields: StaleField[] } | undefined;
  try {
    return await changeOrder(
      repositories,
      dependencies,
      id,
      (order) => {
        const fields = staleFields(order, edit);
        stale = fields.length > 0 ? { order, fields } : undefined;
        if (stale) throw new ShopError('conflict', staffErrorMessages.staleEdit);
        return edited(order, edit, { who: caller.uid, now: dependencies.now(), note });
      },
      (before, after) => auditOrderChange('order.status-set', caller, before, after),
    );
  } catch (thrown) {
    if (!stale) throw thrown;
    throw await staleEdit(repositories, stale.order, stale.fields);
  }
}

async function staleEdit(
  { users }: EditRepositories,
  order: Order,
  stale: readonly StaleField[],
): Promise<ShopError> {
  const who = whoChanged(order, stale);
  const by = who === order.uid ? null : ((await users.find(who))?.name ?? null);
  const what = stale.map(({ field, is }) => `${NAMES[field]} is "${labelOf(field, is)}" now`).join(', ');
  const name = by ?? (who === order.uid ? 'The customer' : 'A colleague');
  const message = withParams(staffErrorMessages.staleEdit, { who: name, what });
  return new ShopError('conflict', message, { data: { stale, by } });
}

/** Returns the last person who changed one of these statuses; for other fields, the last one who changed the order. */
function whoChanged({ timeline }: Order, stale: readonly StaleField[]): string {
  const entry = timeline.findLast(({ from, to }) =>
    stale.some(
      ({ field }) => (field === 'orderStatus' || field === 'deliveryStatus') && from?.[field] !== to[field],
    ),
  );
  return (entry ?? timeline.at(-1))?.who ?? '';
}

const NAMES: Readonly<Record<EditableField, string>> = {
  orderStatus: 'order status',
  deliveryStatus: 'delivery status',
  deliveryAssignedTo: 'delivery person',
  deliveryNotes: 'note for the delivery person',
  trackingInfo: 'tracking info',
};

const labelOf = (field: EditableField, value: string): string =>
  field === 'orderStatus' || field === 'deliveryStatus' ? statusLabel(value as Order[typeof field]) : value;
