import * as z from 'zod/mini';
import { deskParcelSchema } from '../couriers/desk-parcel.ts';
import { editsToTell } from '../orders/edits-to-tell.ts';
import type { Order } from '../orders/order.ts';
import { statusesOf, statusesSchema } from '../orders/timeline.ts';
import { trustReasonSchema } from '../phones/trust.ts';
import { momentSchema } from '../time/moment.ts';
import { searchTokens } from './search-tokens.ts';
import { stageOf } from './stage-of.ts';
import type { CalledDesk } from './after-call.ts';
import { filterFactsOf, filterFactsShape } from './filter-facts.ts';
import { callFactsShape, NO_CALLS } from './phone-call.ts';
import { STAGES } from './stages.ts';

/**
 * What only staff know of an order, as stored under orderDesk/{_id of the order}: customers read their orders whole
 * (docs/adr/0043). `dueAt` is the time from which the order waits in its stage: its placing, or what a call has decided. The statuses and the
 * facts of filters are those of the order, so that a list of the desk is filtered without reading orders. Functions write it in the transaction of
 * the order.
 */
export const orderDeskSchema = z.object({
  _id: z.string(),
  createdAt: momentSchema,
  dueAt: momentSchema,
  stage: z.enum(STAGES),
  ...callFactsShape,
  /** The current parcel at a courier (docs/adr/0064); null without one. */
  parcel: z._default(z.nullable(deskParcelSchema), null),
  /** Since when the courier owes the order's cash (docs/adr/0079); null when nothing is owed. */
  cashDueSince: z._default(z.nullable(momentSchema), null),
  /** Why the order is called about first, or paid an advance, by the rules about its phone number (docs/adr/0086). */
  trust: z._default(z.array(trustReasonSchema), []),
  /** Whether another order has taken over its products (docs/adr/0083): it was not cancelled by its customer. */
  isCombined: z._default(z.boolean(), false),
  /** How many edits by staff the customer is told of (docs/adr/0089); missing without one. */
  edits: z.optional(z.int()),
  ...statusesSchema.shape,
  ...filterFactsShape,
  tokens: z.array(z.string()),
});

export type OrderDesk = z.output<typeof orderDeskSchema>;

/** The facts of an order that only the desk knows. */
export type DeskFacts = CalledDesk;

/**
 * Returns the desk document of an order.
 * @param own - the facts that only the desk knows, from the present document or as they are to be; by default those of an order
 * without a call or a parcel
 */
export function orderDeskOf(order: Order, own?: DeskFacts): OrderDesk {
  const {
    call,
    calls,
    calling,
    deliverOn,
    dueAt,
    parcel = null,
    cashDueSince = null,
    trust = [],
  }: DeskFacts = own ?? { ...NO_CALLS, dueAt: order.createdAt };
  const edits = editsToTell(order).length;
  return {
    _id: order._id,
    createdAt: order.createdAt,
    dueAt,
    stage: stageOf(order, { call, parcel, cashDueSince }),
    ...{ call, calls, calling, deliverOn, parcel, cashDueSince, trust },
    isCombined: order.combinedInto !== undefined,
    ...(edits > 0 && { edits }),
    ...statusesOf(order),
    ...filterFactsOf(order),
    tokens: searchTokens(order),
  };
}
