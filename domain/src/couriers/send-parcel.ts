import type { Paisa } from '../money/paisa.ts';
import type { BookingErrorCode, Parcel } from './parcel.ts';
import { MAX_COURIER_TEXT } from './sighting.ts';

const MINUTE_MS = 60_000;

/** Longer than the sending function's timeout: a run past its lease has ended. */
export const PARCEL_LEASE_MS = 2 * MINUTE_MS;
/** How long a booked parcel may be silent before the courier is asked, in ms. */
export const SILENCE_MS = 6 * 60 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

export type NewParcel = Pick<Parcel, '_id' | 'order' | 'orderId' | 'attempt' | 'courier' | 'by'>;

/** Returns the record of a parcel that staff want booked. */
export function intendedParcel(wanted: NewParcel, cod: Paisa, now: Date): Parcel {
  return {
    ...wanted,
    state: 'intended',
    createdAt: now,
    requestedAt: now,
    at: now,
    claim: '',
    leaseUntil: null,
    nextAttemptAt: new Date(now.getTime() + PARCEL_LEASE_MS),
    attempts: 0,
    mayBeBooked: false,
    error: null,
    cod,
    ...{ consignmentId: null, trackingCode: null, trackingUrl: null, bookedAt: null, pollAt: null },
    settlement: null,
    sightings: [],
  };
}

export type ParcelClaim =
  /** `lookFirst`: an earlier request may have reached the courier. */
  | { readonly ok: true; readonly parcel: Parcel; readonly lookFirst: boolean }
  | { readonly ok: false; readonly reason: 'done' | 'busy' };

/** Decides whether this run may send a parcel: of two concurrent runs one may. */
export function claimParcel(present: Parcel, claim: string, now: Date): ParcelClaim {
  const { state, leaseUntil, mayBeBooked } = present;
  if (state === 'sending' && leaseUntil !== null && leaseUntil > now) return { ok: false, reason: 'busy' };
  if (state !== 'intended' && state !== 'uncertain' && state !== 'sending')
    return { ok: false, reason: 'done' };
  const until = new Date(now.getTime() + PARCEL_LEASE_MS);
  const parcel: Parcel = {
    ...present,
    state: 'sending',
    claim,
    at: now,
    leaseUntil: until,
    nextAttemptAt: until,
    attempts: present.attempts + 1,
    // Stored before the request leaves: a crash from here on is looked up.
    mayBeBooked: true,
    error: null,
  };
  return { ok: true, parcel, lookFirst: mayBeBooked };
}

export interface BookedAs {
  readonly consignmentId: string;
  readonly trackingCode: string | null;
  readonly trackingUrl: string | null;
}

/** How an attempt to send a parcel ended. */
export type SendingEnd =
  | { readonly state: 'booked'; readonly as: BookedAs }
  | { readonly state: 'rejected'; readonly code: BookingErrorCode; readonly text: string }
  | { readonly state: 'uncertain'; readonly text: string }
  /** The courier takes nothing from the shop until `until`, or until staff have acted. */
  | { readonly state: 'blocked'; readonly until: Date | null; readonly mayBeBooked: boolean }
  /** To be sent again with another amount: the courier does not have it. */
  | { readonly state: 'requeued' }
  | { readonly state: 'withdrawn' };

/** Returns a parcel after an attempt to send it. */
export function afterSending(parcel: Parcel, end: SendingEnd, now: Date): Parcel {
  const ended = { ...parcel, at: now, leaseUntil: null, nextAttemptAt: null };
  switch (end.state) {
    case 'booked':
      return {
        ...ended,
        state: 'booked',
        ...end.as,
        mayBeBooked: false,
        error: null,
        bookedAt: now,
        pollAt: new Date(now.getTime() + SILENCE_MS),
      };
    case 'rejected':
      return { ...ended, state: 'rejected', mayBeBooked: false, error: errorOf(end.code, end.text) };
    case 'uncertain':
      return {
        ...ended,
        state: 'uncertain',
        error: errorOf('no-answer', end.text),
        nextAttemptAt: new Date(now.getTime() + waitAfter(parcel.attempts)),
      };
    case 'blocked':
      return {
        ...ended,
        state: end.mayBeBooked ? 'uncertain' : 'intended',
        mayBeBooked: end.mayBeBooked,
        error: errorOf('blocked', ''),
        nextAttemptAt: end.until ?? new Date(now.getTime() + LONGEST_WAIT_MS),
      };
    case 'requeued':
      return { ...ended, state: 'intended', mayBeBooked: false, nextAttemptAt: now };
    case 'withdrawn':
      return { ...ended, state: 'withdrawn', mayBeBooked: false, error: null };
  }
}

const errorOf = (code: BookingErrorCode, text: string) => ({ code, text: text.slice(0, MAX_COURIER_TEXT) });

/** 1, 2, 4 … minutes, at most an hour. */
const waitAfter = (attempts: number): number =>
  Math.min(MINUTE_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 10), LONGEST_WAIT_MS);
