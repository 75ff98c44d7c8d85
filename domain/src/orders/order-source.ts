import type { Order } from './order.ts';
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

/** Where an order was placed: in the shop by its customer, where staff took it, or as an exchange (docs/adr/0084). */
export const SOLD_THROUGH = ['web', ...ORDER_SOURCES, 'exchange'] as const;

export type SoldThrough = (typeof SOLD_THROUGH)[number];

/** The English labels, for files. */
export const SOURCE_LABELS: Readonly<Record<SoldThrough, string>> = {
  web: 'Web shop',
  phone: 'Phone',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  shop: 'In the shop',
  exchange: 'Exchange',
};

/** Returns where an order was placed, by the first note of its timeline, which functions alone write. */
export function soldThrough({ timeline }: Pick<Order, 'timeline'>): SoldThrough {
  const note = timeline[0]?.note;
  if (note === orderNotes.placedAsExchange) return 'exchange';
  return ORDER_SOURCES.find((source) => NOTE_OF_SOURCE[source] === note) ?? 'web';
}
