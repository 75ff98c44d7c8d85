export { bookingErrors, bookingOf, parcelRejection, type Booking, type ParcelRejection } from './booking.ts';
export { courierMessages } from './courier-messages.ts';
export {
  COURIER_CHOICES,
  DEFAULT_COURIER_SETTINGS,
  ITEM_DESCRIPTIONS,
  MAX_AGREED_CHARGE,
  MAX_COLLECTION_PERCENT,
  MAX_COURIER_NOTE,
  type CourierSettings,
} from './courier-settings.ts';
export { courierStateSchema, isBlocked, type BlockReason, type CourierState } from './courier-state.ts';
export { normalWord } from './courier-words.ts';
export { deskParcelSchema, hasOpenProblem, type DeskParcel } from './desk-parcel.ts';
export { followParcel } from './follow-parcel.ts';
export { parcelProgress, type ParcelProblem, type ParcelProgress } from './parcel-progress.ts';
export { isOver, type ParcelState } from './parcel-states.ts';
export {
  COURIER_LABELS,
  invoiceOf,
  invoiceSchema,
  parcelSchema,
  type BookingErrorCode,
  type CourierName,
  type Parcel,
} from './parcel.ts';
export {
  afterSending,
  claimParcel,
  intendedParcel,
  PARCEL_LEASE_MS,
  SILENCE_MS,
  type BookedAs,
  type SendingEnd,
} from './send-parcel.ts';
export { MAX_COURIER_TEXT, withSighting, type Sighting } from './sighting.ts';
