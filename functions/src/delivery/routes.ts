import { calls, staffSuccessMessages } from '@nargisus/domain/contract';
import { deliveryStats, trackingNote } from '@nargisus/domain/orders';
import { routesWith } from '../http/route.ts';
import { editOrder, type EditRepositories } from '../orders/edit-order.ts';
import type { OrderChangeDependencies } from '../orders/order-payments.ts';
import { recordPartialDelivery } from '../orders/record-partial-delivery.ts';
import { applyTransition } from './apply-transition.ts';

const { route } = routesWith<EditRepositories, OrderChangeDependencies>();

/** Page size. docs/reference/specification.md 7 names none. */
const PAGE_SIZE = 100;

export const deliveryRoutes = [
  route(calls.deliveryStats, async (_input, { orders }) => ({
    data: deliveryStats(await orders.counters()),
  })),

  route(calls.listPending, async ({ query: { limit = PAGE_SIZE, cursor } }, { orders }) => {
    const { items, nextCursor } = await orders.listPending({ limit, cursor });
    const data = items.map((order) => ({
      ...order,
      customer: { name: order.userName, email: order.userEmail },
    }));
    return { data, nextCursor };
  }),

  route(
    calls.listByDelivery,
    async ({ params: { status }, query: { limit = PAGE_SIZE, cursor } }, { orders }) => {
      const { items, nextCursor } = await orders.listByDelivery(status, { limit, cursor });
      return { data: items, nextCursor };
    },
  ),

  route(calls.assignDelivery, async ({ caller, params: { id }, body }, repositories, dependencies) => {
    const { deliveryPersonName: assignTo, deliveryNotes: riderNote } = body;
    const transition = { name: 'assign', who: caller.uid, note: riderNote, assignTo, riderNote } as const;
    const order = await applyTransition(repositories, dependencies, id, transition);
    return { data: order, message: staffSuccessMessages.deliveryAssigned };
  }),

  route(
    calls.shipOrder,
    async ({ caller, params: { id }, body: { trackingInfo } }, repositories, dependencies) => {
      const note = trackingNote(trackingInfo);
      const transition = { name: 'ship', who: caller.uid, note, tracking: trackingInfo } as const;
      const order = await applyTransition(repositories, dependencies, id, transition);
      return { data: order, message: staffSuccessMessages.orderShipped };
    },
  ),

  route(
    calls.deliverOrder,
    async ({ caller, params: { id }, body: { deliveryNotes: note } }, repositories, dependencies) => {
      const order = await applyTransition(repositories, dependencies, id, {
        name: 'deliver',
        who: caller.uid,
        note,
      });
      return { data: order, message: staffSuccessMessages.orderDelivered };
    },
  ),

  route(calls.deliverInPart, async ({ caller, params: { id }, body }, { orders }, { now }) => {
    const order = await recordPartialDelivery(orders, { id, caller, ...body, now: now() });
    return { data: order, message: staffSuccessMessages.deliveredInPart };
  }),

  route(calls.setOrderStatus, async ({ caller, params: { id }, body }, repositories, dependencies) => {
    const { note, ...edit } = body;
    const order = await editOrder(repositories, dependencies, { id, caller, edit, note });
    return { data: order, message: staffSuccessMessages.statusUpdated };
  }),
];
