/**
 * - intended: staff want it booked; the worker sends it.
 * - sending: a run holds the lease until `leaseUntil`; after that it counts as crashed.
 * - uncertain: the courier may have booked it; the worker looks it up before it sends it again.
 * - booked; rejected (certainly not booked, staff correct and retry); withdrawn (staff took it back).
 */
export const PARCEL_STATES = ['intended', 'sending', 'uncertain', 'booked', 'rejected', 'withdrawn'] as const;

export type ParcelState = (typeof PARCEL_STATES)[number];

/** Returns whether an order with a parcel in this state may get another one. */
export function isOver(state: ParcelState): boolean {
  return state === 'withdrawn';
}
