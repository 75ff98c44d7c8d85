import { calls, successMessages, staffSuccessMessages } from '@nargisus/domain/contract';
import { orderStats, STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import { route } from '../http/route.ts';
import { paymentsOfOrder } from '../payments/payments-of-order.ts';
import { addStaffNote } from './add-staff-note.ts';
import { cancelOrder } from './cancel-order.ts';
import { deleteOrder } from './delete-order.ts';
import { placeOrder } from './place-order.ts';

/** A shopper's history in one answer; more with `cursor`. */
const HISTORY_SIZE = 100;

export const orderRoutes = [
  route(calls.placeOrder, async ({ caller, body, requestKey, admission }, { orders }, { now, random }) => {
    const { order, isNew } = await placeOrder(orders, {
      buyer: caller,
      draft: body,
      requestKey,
      admission,
      now: now(),
      random,
    });
    return { data: order, status: isNew ? 201 : 200, message: successMessages.orderPlaced };
  }),

  route(calls.cancelOrder, async ({ caller, params: { id } }, repositories, dependencies) => ({
    data: await cancelOrder(repositories, dependencies, { id, caller }),
    message: successMessages.orderCancelled,
  })),

  route(
    calls.listMyOrders,
    async ({ caller: { uid }, query: { limit = HISTORY_SIZE, cursor } }, { orders }) => {
      const { items, nextCursor } = await orders.listOfBuyer({ uid }, { limit, cursor });
      return { data: items, nextCursor };
    },
  ),

  route(
    calls.listUserOrders,
    async ({ caller, query: { userEmail, limit = HISTORY_SIZE, cursor } }, { orders }) => {
      // One's own orders are those under one's uid, also after a change of e-mail.
      const by = userEmail === caller.email ? { uid: caller.uid } : { userEmail };
      const { items, nextCursor } = await orders.listOfBuyer(by, { limit, cursor });
      return { data: items, nextCursor };
    },
  ),

  route(
    calls.listOrders,
    async ({ query: { limit = STAFF_PAGE_SIZE, page = 1, cursor } }, { orders }, { now }) => {
      const isFirst = cursor !== undefined || page === 1;
      const { items, nextCursor } = isFirst
        ? await orders.list({ limit, cursor })
        : await orders.listAfter({ skip: (page - 1) * limit, limit }, now());
      return { data: items, nextCursor };
    },
  ),

  route(calls.addStaffNote, async ({ caller, params: { id }, body: { text } }, repositories, { now }) => ({
    data: await addStaffNote(repositories, { id, text, author: caller, now: now() }),
    status: 201,
  })),

  route(calls.orderPayments, async ({ params: { id } }, repositories) => ({
    data: await paymentsOfOrder(repositories, id),
  })),

  route(calls.deleteOrder, async ({ caller, params: { id } }, repositories, { now }) => {
    await deleteOrder(repositories, { id, caller, now: now() });
    return { data: undefined, message: staffSuccessMessages.orderDeleted };
  }),

  route(calls.salesStats, async ({ query }, { orders }) => ({ data: await orders.sales(query) })),

  route(calls.orderStats, async (_input, { orders }) => ({ data: orderStats(await orders.counters()) })),
];
