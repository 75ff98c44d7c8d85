import { takaFromPaisa } from '../money/taka.ts';
import type { Paisa } from '../money/paisa.ts';
import { moneyOf } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { riderNoteOf } from '../orders/rider-note.ts';
import { shippingBlocker } from '../orders/parcel.ts';
import type { CourierSettings } from './courier-settings.ts';
import type { BookingErrorCode } from './parcel.ts';

/** What the courier is told about a parcel. */
export interface Booking {
  readonly invoice: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** Whole taka, in paisa. */
  readonly cod: Paisa;
  readonly note: string;
  readonly items: string;
  readonly pieces: number;
}

/** The limits of the courier, in characters: of its stricter guide where two differ (docs/reference/couriers-and-sms.md 1.3). */
const LIMITS = { name: 100, address: 250, note: 480, items: 255 } as const;
const MOST_COD = 1_000_000;

/** The courier replaces these by blanks: sent without them, the stored text is the one that staff saw. */
const plain = (text: string): string =>
  text
    .replaceAll(/[{};<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the booking of an order. Notes and items are shortened to fit; name and address are not. */
export function bookingOf(order: Order, invoice: string, { note, items }: CourierSettings): Booking {
  const { recipientName, recipientPhone } = order.shippingAddress;
  return {
    invoice,
    name: plain(recipientName),
    phone: recipientPhone,
    address: plain(order.deliveryAddress),
    cod: moneyOf(order).toCollect,
    note: plain([riderNoteOf(order), note].filter(Boolean).join('. ')).slice(0, LIMITS.note),
    items: describeItems(order, items).slice(0, LIMITS.items),
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function describeItems({ items }: Order, mode: CourierSettings['items']): string {
  if (mode === 'nothing') return '';
  if (mode === 'count') return `${items.reduce((sum, { quantity }) => sum + quantity, 0)} pieces`;
  return plain(items.map(({ name, size, quantity }) => `${quantity} x ${name} (${size})`).join(', '));
}

/** Returns the fields that the courier would refuse, before anything is sent. */
export function bookingErrors({ name, phone, address, cod }: Booking): BookingErrorCode[] {
  const errors: BookingErrorCode[] = [];
  if (name === '' || name.length > LIMITS.name) errors.push('name');
  if (!/^01[0-9]{9}$/.test(phone)) errors.push('phone');
  if (address === '' || address.length > LIMITS.address) errors.push('address');
  if (takaFromPaisa(cod) > MOST_COD) errors.push('cod');
  return errors;
}

/** Why an order cannot be given to the courier now. */
export type ParcelRejection = 'must-not-be-sent' | 'not-waiting' | 'has-parcel';

/**
 * Returns why an order cannot be booked; undefined when it can.
 * @param hasParcel - whether it has a parcel that was not withdrawn
 */
export function parcelRejection(order: Order, hasParcel: boolean): ParcelRejection | undefined {
  if (shippingBlocker(order)) return 'must-not-be-sent';
  if (hasParcel) return 'has-parcel';
  const { orderStatus, deliveryStatus } = order;
  const isInTheShop = deliveryStatus === 'pending' || deliveryStatus === 'assigned';
  return isInTheShop && (orderStatus === 'confirmed' || orderStatus === 'processing')
    ? undefined
    : 'not-waiting';
}
