import type { BlockReason, BookingErrorCode, ParcelProblem, ParcelState } from '@nargisus/domain/couriers';
import { defineStrings } from '../../define-strings.ts';

const states: Readonly<Record<ParcelState, string>> = {
  intended: 'Is being booked',
  sending: 'Is being booked',
  uncertain: 'Is being checked: the courier did not answer',
  booked: 'Booked',
  rejected: 'Not booked',
  withdrawn: 'Withdrawn',
};

const problems: Readonly<Record<ParcelProblem, string>> = {
  partial: 'Only a part was delivered. Ask what the customer kept, then record it with “Partly delivered”.',
  amount:
    'The rider collected another amount than was booked. If a part was given back, record it with “Partly delivered”. Otherwise settle it with the courier, then set the statuses by hand.',
  exception:
    'The courier reports the parcel as lost, damaged or in another irregular state. Ask the courier.',
  contradiction:
    'The courier contradicts itself or what was set by hand. Ask the courier, then set the statuses by hand.',
  'cancelled-order': 'The parcel was delivered although the order is cancelled.',
};

const errors: Readonly<Record<BookingErrorCode, string>> = {
  name: 'The courier does not accept the name.',
  phone: 'The courier does not accept the phone number.',
  address: 'The courier does not accept the address.',
  cod: 'The courier does not accept the amount.',
  'duplicate-invoice': 'The courier says that this number was used before.',
  other: 'The courier does not accept the parcel.',
  'no-answer': 'It is looked up before it is sent again, so it cannot be booked twice.',
  blocked: 'The courier takes nothing from the shop at the moment.',
};

const blocked: Readonly<Record<BlockReason, string>> = {
  auth: 'The courier refuses the shop’s keys. Nothing is booked until they are corrected.',
  account: 'The shop’s account at the courier is not active. Nothing is booked until it is.',
  rate: 'The courier asks the shop to wait. Parcels are booked a little later.',
};

/** Parcels at couriers: the panel of an order, and booking from the Work tab. */
export const adminCouriersStrings = defineStrings('adminCouriers', {
  title: 'Courier',
  states,
  problems,
  errors,
  blocked,
  book: (courier: string) => `Book with ${courier}`,
  none: 'No parcel is booked for this order.',
  invoice: 'Parcel number',
  consignment: 'Consignment',
  collect: 'Rider collects',
  collected: 'Collected, by the courier',
  seen: 'Last seen',
  track: 'Follow at the courier',
  held: 'The courier holds the parcel.',
  claimed: 'The rider’s report is not confirmed yet.',
  theirWords: (words: string) => `The courier wrote: ${words}`,
  retry: 'Send again',
  resume: 'Send waiting parcels again',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the parcel?',
  withdrawBooked:
    'The courier cannot be told through the shop: cancel it in the courier’s panel or by phone first. The order then waits to be packed, and its next parcel gets a new number.',
  withdrawUnbooked: 'The order waits to be packed again, and its next parcel gets a new number.',
  reason: 'Reason',
  reasonHint: 'For the audit log.',
  yes: 'Withdraw the parcel',
  working: 'Saving...',
  keep: 'Keep it',
  failed: 'Failed to save. Please try again.',
  loadFailed: 'Failed to load the parcel',
  history: 'What the courier reported',
  column: 'Parcel',
  booking: (written: string) => `Booking ${written}…`,
  results: 'Results of the booking',
  done: (written: string) => `${written} sent to the courier`,
  notDone: (written: string) => `${written} not booked`,
  accepted: 'Sent to the courier',
  hide: 'Hide',
});
