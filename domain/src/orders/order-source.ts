import { orderNotes } from './order-notes.ts';

/** Where staff took an order that its customer did not place in the shop (docs/reference/commerce.md 4). */
export const ORDER_SOURCES = ['phone', 'facebook', 'whatsapp', 'shop'] as const;

export type OrderSource = (typeof ORDER_SOURCES)[number];

/** The uid of an order that staff took for a customer without an account (docs/adr/0081). */
export const NO_ACCOUNT = '';

/** The first note in the timeline of an order that staff took. */
export const NOTE_OF_SOURCE = {
  phone: orderNotes.takenByPhone,
  facebook: orderNotes.takenOnFacebook,
  whatsapp: orderNotes.takenOnWhatsapp,
  shop: orderNotes.takenInShop,
} as const satisfies Readonly<Record<OrderSource, string>>;
