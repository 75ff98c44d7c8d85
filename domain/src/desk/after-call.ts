import type { Order } from '../orders/order.ts';
import { addDays, dhakaDay, startOfDhakaDay, type DhakaDay } from '../time/dhaka-day.ts';
import type { TrustReason } from '../phones/trust.ts';
import type { DeskParcel } from '../couriers/desk-parcel.ts';
import type { CallPolicy } from './call-policy.ts';
import { CALLING_MS, MAX_CALLS, type CallFacts, type CallForm, type PhoneCall } from './phone-call.ts';

/** How far ahead a customer may ask for delivery, in days. */
export const MAX_DAYS_AHEAD = 30;

/** The facts of the desk; a call changes all but the parcel, its cash, and the reasons that the order was called about. */
export type CalledDesk = CallFacts & {
  readonly dueAt: Date;
  readonly parcel?: DeskParcel | null;
  readonly cashDueSince?: Date | null;
  readonly trust?: TrustReason[];
};

type Parcel = Pick<Order, 'orderStatus' | 'deliveryStatus'>;

/** Returns whether a call can still decide something: the order is neither packed nor cancelled. */
export function isWaitingForPacking({ orderStatus, deliveryStatus }: Parcel): boolean {
  return deliveryStatus === 'pending' && (orderStatus === 'confirmed' || orderStatus === 'processing');
}

/** Why a call is not recorded. */
export type CallRejection = 'not-waiting' | 'called-meanwhile' | 'too-many-calls' | 'day-out-of-range';

interface Recorded {
  readonly by: string;
  readonly now: Date;
  /** When the last call that the member of staff knows of was made; null for none. */
  readonly lastSeen: Date | null;
}

/** Returns why this call cannot be recorded; undefined when it can. */
export function callRejection(
  order: Parcel,
  desk: CalledDesk,
  { outcome, deliverOn }: CallForm,
  { now, lastSeen }: Omit<Recorded, 'by'>,
): CallRejection | undefined {
  if (!isWaitingForPacking(order)) return 'not-waiting';
  if (desk.calls.at(-1)?.at.getTime() !== lastSeen?.getTime()) return 'called-meanwhile';
  if (desk.calls.length >= MAX_CALLS && outcome !== 'waived' && outcome !== 'cancelled')
    return 'too-many-calls';
  if (outcome === 'deliver-on' && !isDayOffered(deliverOn, now)) return 'day-out-of-range';
  return undefined;
}

function isDayOffered(day: DhakaDay | null, now: Date): boolean {
  const today = dhakaDay(now);
  return day !== null && day > today && day <= addDays(today, MAX_DAYS_AHEAD);
}

/**
 * Returns the facts of the desk after a call (docs/adr/0077). An order whose customer does not answer waits to be called again
 * at `dueAt`, and is a problem after the most tries; so is a wrong number. An agreed order waits to be packed since it was
 * placed, one for a later day from the beginning of the day before.
 */
export function afterCall(
  order: Pick<Order, 'createdAt'>,
  desk: CalledDesk,
  form: CallForm,
  { by, now }: Pick<Recorded, 'by' | 'now'>,
  policy: Pick<CallPolicy, 'retryMinutes' | 'mostTries'>,
): CalledDesk {
  const call: PhoneCall = { at: now, by, outcome: form.outcome, note: form.note };
  const calls = [...desk.calls, call].slice(-MAX_CALLS);
  const facts = { ...desk, calls, calling: null };
  const packFrom = { deliverOn: null, dueAt: order.createdAt };
  switch (form.outcome) {
    case 'confirmed':
      return { ...facts, call: 'confirmed', ...packFrom };
    case 'deliver-on':
      return {
        ...facts,
        call: 'confirmed',
        deliverOn: form.deliverOn,
        dueAt: dayBefore(form.deliverOn!, order),
      };
    case 'waived':
      return { ...facts, call: 'not-required', ...packFrom };
    case 'wrong-number':
      return { ...facts, call: 'wrong-number', dueAt: now };
    case 'cancelled':
      return { ...facts, dueAt: order.createdAt };
    case 'no-answer':
      return triesOf(calls) >= policy.mostTries
        ? { ...facts, call: 'unreachable', dueAt: now }
        : { ...facts, call: 'required', dueAt: new Date(now.getTime() + policy.retryMinutes * 60_000) };
  }
}

function dayBefore(day: DhakaDay, { createdAt }: Pick<Order, 'createdAt'>): Date {
  const from = startOfDhakaDay(addDays(day, -1));
  return from > createdAt ? from : createdAt;
}

/** Returns how many calls without an answer came since the last call that ended in another way. */
export function triesOf(calls: readonly Pick<PhoneCall, 'outcome'>[]): number {
  return calls.length - 1 - calls.findLastIndex(({ outcome }) => outcome !== 'no-answer');
}

/** Returns the facts after an edit of the order: a new phone in place of a wrong number is to be called. */
export function recallAfterEdit(
  before: Pick<Order, 'shippingAddress'>,
  after: Pick<Order, 'shippingAddress'>,
  desk: CalledDesk,
  now: Date,
): CalledDesk {
  const isNewPhone = before.shippingAddress.recipientPhone !== after.shippingAddress.recipientPhone;
  return isNewPhone && desk.call === 'wrong-number' ? { ...desk, call: 'required', dueAt: now } : desk;
}

/** Returns the facts when a member of staff begins to call. */
export function beginCall(desk: CalledDesk, { by, now }: Pick<Recorded, 'by' | 'now'>): CalledDesk {
  return { ...desk, calling: { by, until: new Date(now.getTime() + CALLING_MS) } };
}

/** Returns the uid of another member of staff who is calling the customer; undefined without one. */
export function calledBy({ calling }: Pick<CallFacts, 'calling'>, by: string, now: Date): string | undefined {
  return calling && calling.by !== by && calling.until > now ? calling.by : undefined;
}

/** Returns the facts without what staff wrote and the rules say about a person whose account was deleted. */
export function anonymizeCalls(desk: CalledDesk): CalledDesk {
  return { ...desk, calls: desk.calls.map((call) => ({ ...call, note: '' })), trust: [] };
}
