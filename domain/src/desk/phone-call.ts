import * as z from 'zod/mini';
import { typedText } from '../text/written-text.ts';
import { dhakaDaySchema } from '../time/dhaka-day.ts';
import { momentSchema } from '../time/moment.ts';
import { callMessages } from './call-messages.ts';
import { CALL_STATES } from './stages.ts';

/**
 * How a call about an order ended. `waived` is no call: staff decide that the order is packed without one. `cancelled` cancels
 * the order.
 */
export const CALL_OUTCOMES = [
  'confirmed',
  'deliver-on',
  'no-answer',
  'wrong-number',
  'waived',
  'cancelled',
] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** The longest note about a call, in characters. */
export const MAX_CALL_NOTE = 300;

/** Recorded calls of one order. */
export const MAX_CALLS = 30;

/** How long an order is marked as being called, in ms: nobody else should call meanwhile. */
export const CALLING_MS = 10 * 60_000;

const phoneCallSchema = z.object({
  at: momentSchema,
  /** The uid of the member of staff. */
  by: z.string(),
  outcome: z.enum(CALL_OUTCOMES),
  note: z.string(),
});

export type PhoneCall = z.output<typeof phoneCallSchema>;

/** What the desk knows of the calls about an order. A part of orderDesk/{id}; older documents lack all of it. */
export const callFactsShape = {
  call: z._default(z.enum(CALL_STATES), 'not-required'),
  /** Oldest first. */
  calls: z._default(z.array(phoneCallSchema), []),
  /** Who is calling the customer, and until when nobody else should. */
  calling: z._default(z.nullable(z.object({ by: z.string(), until: momentSchema })), null),
  /** The day in Dhaka on which the customer wants the parcel; null for as soon as possible. */
  deliverOn: z._default(z.nullable(dhakaDaySchema), null),
};

export type CallFacts = z.output<z.ZodMiniObject<typeof callFactsShape>>;

/** The facts of an order that nobody has called about. */
export const NO_CALLS: CallFacts = { call: 'not-required', calls: [], calling: null, deliverOn: null };

/** How a call ended, as a form and as a part of the body of its call. */
export const callFormSchema = z
  .object({
    outcome: z.enum(CALL_OUTCOMES, callMessages.outcomeMissing),
    note: z._default(typedText(MAX_CALL_NOTE), ''),
    deliverOn: z._default(z.nullable(dhakaDaySchema), null),
  })
  .check(
    z.refine(({ outcome, deliverOn }) => outcome !== 'deliver-on' || deliverOn !== null, {
      path: ['deliverOn'],
      error: callMessages.dayMissing,
    }),
    z.refine(({ outcome, note }) => outcome !== 'waived' || note !== '', {
      path: ['note'],
      error: callMessages.noteMissing,
    }),
  );

export type CallForm = z.output<typeof callFormSchema>;
