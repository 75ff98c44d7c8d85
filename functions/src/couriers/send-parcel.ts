import {
  afterSending,
  bookingOf,
  COURIER_LABELS,
  type Booking,
  type Parcel,
  type SendingEnd,
} from '@nargisus/domain/couriers';
import {
  addNote,
  orderNotes,
  shippingBlocker,
  THE_COURIER,
  transitionDelivery,
  type Order,
} from '@nargisus/domain/orders';
import { randomUUID } from 'node:crypto';
import { changeParcel } from './change-parcel.ts';
import type { Courier, Outcome } from './courier.ts';
import type { ParcelRepositories, WorkerDependencies } from './parcel-dependencies.ts';

/** not-needed: nothing is left to do, or another run does it. */
type SendingOutcome = SendingEnd['state'] | 'not-needed';

/**
 * Books a parcel with its courier, once however often and concurrently it is called. A run that crashes leaves its lease: the
 * next one looks the parcel up by its invoice before it sends it again, under the same invoice, which the courier takes once.
 */
export async function sendParcel(
  repositories: ParcelRepositories,
  { now, courier }: WorkerDependencies,
  invoice: string,
): Promise<SendingOutcome> {
  const settings = await repositories.settings.couriers();
  const claim = randomUUID();
  const codOf = (order: Order) => bookingOf(order, invoice, settings).cod;
  const claimed = await repositories.parcels.claim(invoice, claim, now(), codOf);
  if (claimed.state === 'blocked') return 'blocked';
  if (claimed.state !== 'claimed') return 'not-needed';
  const { parcel, order, lookFirst } = claimed;
  const booking = order && bookingOf(order, invoice, settings);
  const mustStay = !order || shippingBlocker(order) !== undefined;
  const end = await send(courier(), parcel, { booking, mustStay, lookFirst, now: now() });
  if (end.state === 'blocked') {
    await repositories.parcels.block(parcel.courier, end.reason, now(), end.until);
  }
  await settle(repositories, { invoice, claim, end, now: now() });
  return end.state;
}

type End = Exclude<SendingEnd, { state: 'blocked' }> | Blocked;
type Blocked = Extract<SendingEnd, { state: 'blocked' }> & {
  readonly reason: Extract<Outcome<never>, { kind: 'blocked' }>['reason'];
};

interface Sending {
  /** Undefined when the order was deleted. */
  readonly booking: Booking | undefined;
  /** The order must not be sent any more. */
  readonly mustStay: boolean;
  readonly lookFirst: boolean;
  readonly now: Date;
}

async function send(
  courier: Courier,
  { _id: invoice, cod }: Parcel,
  { booking, mustStay, lookFirst, now }: Sending,
): Promise<End> {
  if (lookFirst) {
    const found = await courier.find(invoice);
    if (found.kind === 'ok') return { state: 'booked', as: found.value };
    if (found.kind === 'uncertain') return { state: 'uncertain', text: found.why };
    if (found.kind === 'blocked') return blockedBy(found, now, { mayBeBooked: true });
    if (found.code !== 'not-found') return { state: 'uncertain', text: found.text };
  }
  if (!booking || mustStay) return { state: 'withdrawn' };
  // The amount changed since it was sent, and the courier does not have it: the next run stores the new one first.
  if (booking.cod !== cod) return { state: 'requeued' };
  const booked = await courier.book(booking);
  switch (booked.kind) {
    case 'ok':
      return { state: 'booked', as: booked.value };
    case 'uncertain':
      return { state: 'uncertain', text: booked.why };
    case 'blocked':
      return blockedBy(booked, now, { mayBeBooked: false });
    case 'rejected': {
      if (booked.code === 'not-found') return { state: 'uncertain', text: booked.text };
      if (booked.code !== 'duplicate-invoice')
        return { state: 'rejected', code: booked.code, text: booked.text };
      // Taken by an earlier request of this parcel, or not allowed: the look-up tells.
      const found = await courier.find(invoice);
      if (found.kind === 'ok') return { state: 'booked', as: found.value };
      if (found.kind === 'blocked') return blockedBy(found, now, { mayBeBooked: true });
      const isUnknown = found.kind === 'rejected' && found.code === 'not-found';
      return isUnknown
        ? { state: 'rejected', code: booked.code, text: booked.text }
        : { state: 'uncertain', text: booked.text };
    }
  }
}

function blockedBy(
  { reason, forMs }: Extract<Outcome<never>, { kind: 'blocked' }>,
  now: Date,
  { mayBeBooked }: { readonly mayBeBooked: boolean },
): Blocked {
  return {
    state: 'blocked',
    reason,
    until: forMs === null ? null : new Date(now.getTime() + forMs),
    mayBeBooked,
  };
}

interface Settlement {
  readonly invoice: string;
  readonly claim: string;
  readonly end: SendingEnd;
  readonly now: Date;
}

/** Stores how the attempt ended, with what follows for the order, unless another run has claimed the parcel since. */
async function settle(
  { orders, parcels }: ParcelRepositories,
  { invoice, claim, end, now }: Settlement,
): Promise<void> {
  await orders.inTransaction(async (transaction, firestoreTransaction) => {
    const before = await parcels.findIn(firestoreTransaction, invoice);
    if (before?.claim !== claim || before.state !== 'sending') return;
    const after = afterSending(before, end, now);
    const changeOrder = (order: Order) => (end.state === 'booked' ? assigned(order, after, now) : order);
    const transactions = [transaction, firestoreTransaction] as const;
    await changeParcel({ parcels, transactions, before, after, now, changeOrder });
  });
}

/** Returns an order whose parcel is booked: assigned to the courier, with its tracking. */
function assigned(order: Order, parcel: Parcel, now: Date): Order {
  const tracking = parcel.trackingUrl ?? parcel.trackingCode ?? parcel.consignmentId ?? '';
  const assignTo = COURIER_LABELS[parcel.courier];
  const change = { who: THE_COURIER, now, note: orderNotes.parcelBooked };
  const result = transitionDelivery(order, 'assign', { ...change, assignTo, tracking });
  if (result.ok) return result.order;
  // Assigned before, or no longer to be sent: the parcel is at the courier all the same.
  return { ...addNote(order, change), deliveryAssignedTo: assignTo, trackingInfo: tracking };
}
