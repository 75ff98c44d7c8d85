import { calls, successMessages, staffSuccessMessages } from '@nargisus/domain/contract';
import { settlePlace } from '@nargisus/domain/places';
import { orderStats, STAFF_PAGE_SIZE } from '@nargisus/domain/orders';
import type { RateLimitsRepository } from '../http/rate-limits.repository.ts';
import { routesWith } from '../http/route.ts';
import { addStaffNote } from './add-staff-note.ts';
import { cancelOrder } from './cancel-order.ts';
import { combineOrders } from './combine-orders.ts';
import { deleteOrder } from './delete-order.ts';
import { editContents } from './edit-contents.ts';
import { exchangeOrder } from './exchange-order.ts';
import type { OrderChangeDependencies } from './order-payments.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { placeOrder } from './place-order.ts';
import type { DiscountLimits } from './staff-discount.ts';
import { takeOrder } from './take-order.ts';
import { trackOrder } from './track-order.ts';
import { receiveOrder } from './receive-order.ts';

const { route, routeWithConcurrentLimit } = routesWith<
  {
    readonly orders: OrdersRepository;
    readonly settings: DiscountLimits;
    readonly rateLimits: Pick<RateLimitsRepository, 'take'>;
  },
  OrderChangeDependencies & { readonly random: () => number; readonly rateLimitFactor: () => number }
>();

/** Page size of a shopper's history; more with `cursor`. */
const HISTORY_SIZE = 100;

export const orderRoutes = [
  routeWithConcurrentLimit(
    calls.placeOrder,
    async ({ caller, body, requestKey, rateLimit: check }, { orders }, { now, random }) => {
      const { order, isNew, rateLimit } = await placeOrder(orders, {
        buyer: caller,
        draft: settlePlace(body),
        requestKey,
        rateLimit: check,
        now: now(),
        random,
      });
      return { data: order, isNew, message: successMessages.orderPlaced, rateLimit };
    },
  ),

  route(calls.takeOrder, async ({ caller, body, requestKey }, repositories, { now, random }) => {
    const { source, totalAmount, discount, ...draft } = body;
    const { order, isNew } = await takeOrder(repositories, {
      ...{ caller, draft: settlePlace(draft), source, discount, totalAmount, requestKey },
      ...{ now: now(), random },
    });
    return { data: order, isNew, ...(totalAmount !== null && { message: staffSuccessMessages.orderTaken }) };
  }),

  route(calls.cancelOrder, async ({ caller, params: { id }, body }, repositories, dependencies) => {
    const { payment = 'refund', reason = '' } = body ?? {};
    const cancellation = { id, caller, keepsPayment: payment === 'keep', reason };
    const data = await cancelOrder(repositories, dependencies, cancellation);
    return { data, message: successMessages.orderCancelled };
  }),

  route(calls.trackOrder, async ({ body }, { orders, rateLimits }, { now, rateLimitFactor }) => ({
    data: await trackOrder({ orders, rateLimits }, { request: body, now: now(), factor: rateLimitFactor() }),
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
      // The caller's orders are found by uid, also after a change of e-mail.
      const by = userEmail === caller.email ? { uid: caller.uid } : { userEmail };
      const { items, nextCursor } = await orders.listOfBuyer(by, { limit, cursor });
      return { data: items, nextCursor };
    },
  ),

  route(calls.listOrders, async ({ query: { limit = STAFF_PAGE_SIZE, page = 1, cursor } }, { orders }) => {
    const isFirst = cursor !== undefined || page === 1;
    const { items, nextCursor } = isFirst
      ? await orders.list({ limit, cursor })
      : await orders.listAfter({ skip: (page - 1) * limit, limit });
    return { data: items, nextCursor };
  }),

  route(calls.addStaffNote, async ({ caller, params: { id }, body: { text } }, repositories, { now }) => ({
    data: await addStaffNote(repositories, { id, text, author: caller, now: now() }),
  })),

  route(
    calls.receiveOrder,
    async ({ caller, params: { id }, body: { lines } }, repositories, dependencies) => ({
      data: await receiveOrder(repositories, dependencies, { id, caller, lines }),
      message: staffSuccessMessages.goodsReceived,
    }),
  ),

  route(calls.editOrderContents, async ({ caller, params: { id }, body }, repositories, { now }) => {
    const { items, deliveryOption, address, discount, totalAmount } = body;
    const data = await editContents(repositories, {
      id,
      caller,
      seen: {
        items: items?.from,
        deliveryOption: deliveryOption?.from,
        address: address?.from,
        discount: discount?.from,
      },
      edit: {
        items: items?.to,
        deliveryOption: deliveryOption?.to,
        address: address && settlePlace(address.to),
      },
      discount: discount?.to,
      totalAmount,
      now: now(),
    });
    return { data, ...(totalAmount !== null && { message: staffSuccessMessages.orderEdited }) };
  }),

  route(calls.combineOrders, async ({ caller, params: { id }, body }, repositories, { now }) => {
    const { order: other, totalAmount } = body;
    const data = await combineOrders(repositories, { id, other, caller, totalAmount, now: now() });
    return { data, ...(totalAmount !== null && { message: staffSuccessMessages.ordersCombined }) };
  }),

  route(
    calls.exchangeOrder,
    async ({ caller, params: { id }, body, requestKey }, { orders }, { now, random }) => {
      const { address, ...terms } = body;
      const { exchange, isNew } = await exchangeOrder(orders, {
        ...{ id, caller, ...terms, address: address && settlePlace(address), requestKey },
        ...{ now: now(), random },
      });
      const message = body.totalAmount === null ? undefined : staffSuccessMessages.orderExchanged;
      return { data: exchange, isNew, ...(message && { message }) };
    },
  ),

  route(calls.deleteOrder, async ({ caller, params: { id } }, repositories, dependencies) => {
    await deleteOrder(repositories, dependencies, { id, caller });
    return { data: undefined, message: staffSuccessMessages.orderDeleted };
  }),

  route(calls.orderStats, async (_input, { orders }) => ({ data: orderStats(await orders.counters()) })),
];
