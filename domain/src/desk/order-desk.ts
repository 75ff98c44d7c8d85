import * as z from 'zod/mini';
import type { Order } from '../orders/order.ts';
import { statusesOf, statusesSchema } from '../orders/timeline.ts';
import { momentSchema } from '../time/moment.ts';
import { searchTokens } from './search-tokens.ts';
import { stageOf } from './stage-of.ts';
import { CALL_STATES, STAGES } from './stages.ts';

/**
 * What only staff know of an order, as stored under orderDesk/{_id of the order}: customers read their orders whole
 * (docs/adr/0043). `dueAt` is the time from which the order waits in its stage: its placing. The statuses are those of
 * the order, so that a list of the desk is filtered without reading orders. Functions write it in the transaction of
 * the order.
 */
export const orderDeskSchema = z.object({
  _id: z.string(),
  createdAt: momentSchema,
  dueAt: momentSchema,
  stage: z.enum(STAGES),
  call: z._default(z.enum(CALL_STATES), 'not-required'),
  ...statusesSchema.shape,
  tokens: z.array(z.string()),
});

export type OrderDesk = z.output<typeof orderDeskSchema>;

/**
 * Returns the desk document of an order.
 * @param stored - the present one, whose own facts (`call`, `dueAt`) stay; undefined for a new order, or one from before
 * the desk
 */
export function orderDeskOf(order: Order, stored?: OrderDesk): OrderDesk {
  const call = stored?.call ?? 'not-required';
  return {
    _id: order._id,
    createdAt: order.createdAt,
    dueAt: stored?.dueAt ?? order.createdAt,
    stage: stageOf(order, { call }),
    call,
    ...statusesOf(order),
    tokens: searchTokens(order),
  };
}
