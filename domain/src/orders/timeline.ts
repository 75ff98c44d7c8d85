import * as z from 'zod/mini';
import { DELIVERY_OPTIONS } from '../delivery/options.ts';
import { nonNegativeTakaSchema } from '../money/taka.ts';
import { MANUAL_METHODS } from '../payments/manual-methods.ts';
import { momentSchema } from '../time/moment.ts';
import { DELIVERY_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from './statuses.ts';

/** The three statuses of an order. */
export const statusesSchema = z.object({
  orderStatus: z.enum(ORDER_STATUSES),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
});

export type Statuses = z.output<typeof statusesSchema>;

export function statusesOf({ orderStatus, deliveryStatus, paymentStatus }: Statuses): Statuses {
  return { orderStatus, deliveryStatus, paymentStatus };
}

/**
 * Money that came or went by hand (docs/adr/0063), or a correction of it; without its reference. An exchange moves money between two
 * orders (docs/adr/0084).
 */
const paymentEventSchema = z.object({
  kind: z.enum(['received', 'payment-reversed', 'sent-back', 'refund-reversed']),
  method: z.enum([...MANUAL_METHODS, 'exchange']),
  amount: nonNegativeTakaSchema,
});

export type PaymentEvent = z.output<typeof paymentEventSchema>;

const deliveryOption = z.enum(DELIVERY_OPTIONS);

/** What staff edited of an order before hand-over (docs/adr/0068): the pieces of each changed line, and never the address. */
const orderEditEventSchema = z.object({
  total: z.object({ from: nonNegativeTakaSchema, to: nonNegativeTakaSchema }),
  lines: z.array(z.object({ name: z.string(), size: z.string(), from: z.int(), to: z.int() })),
  option: z.object({ from: deliveryOption, to: deliveryOption }),
  isAddressChanged: z.boolean(),
  /** The discount by staff, where it changed (docs/adr/0089). */
  discount: z.optional(z.object({ from: nonNegativeTakaSchema, to: nonNegativeTakaSchema })),
});

export type OrderEditEvent = z.output<typeof orderEditEventSchema>;

/**
 * One change of an order: who (a uid), when, from, to, note (docs/architecture.md#one-order-from-tap-to-report). `from`
 * is null for the placement.
 */
export const timelineEntrySchema = z.object({
  at: momentSchema,
  who: z.string(),
  from: z.nullable(statusesSchema),
  to: statusesSchema,
  note: z.string().check(z.maxLength(500)),
  payment: z.optional(paymentEventSchema),
  edit: z.optional(orderEditEventSchema),
  /** The number of the order with which this one was combined (docs/adr/0083). */
  combinedWith: z.optional(z.string()),
});

export type TimelineEntry = z.output<typeof timelineEntrySchema>;
