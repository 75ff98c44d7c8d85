import { normalEmail } from '../accounts/email.ts';
import { normalPhone } from '../accounts/phone.ts';

interface OrderSearch {
  /** A path inside the stored order. */
  readonly field:
    'orderId' | 'userEmail' | 'userName' | 'shippingAddress.recipientName' | 'shippingAddress.recipientPhone';
  /** The prefix of the field. */
  readonly prefix: string;
}

/**
 * Returns the fields that a staff search may mean: an order id, a phone number, an e-mail address, or a name. Firestore
 * compares prefixes case-sensitively, so each part of a name is capitalised; 'rahima' may also be the start of an
 * address.
 */
export function searchedOrderFields(term: string): OrderSearch[] {
  const text = term.trim().replace(/\s+/g, ' ').slice(0, 100);
  if (!text) return [];
  if (/^ord(-|$)/i.test(text)) return [{ field: 'orderId', prefix: text.toUpperCase() }];
  const phone = normalPhone(text);
  if (/^\+?[0-9]+$/.test(phone)) {
    return [
      { field: 'shippingAddress.recipientPhone', prefix: phone },
      // The day and the rest of an order id, typed without the prefix.
      ...(phone.length >= 4 ? [{ field: 'orderId', prefix: `ORD-${phone}` } as const] : []),
    ];
  }
  if (text.includes('@')) return [{ field: 'userEmail', prefix: normalEmail(text) }];
  const name = text.replace(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [
    { field: 'userName', prefix: name },
    { field: 'shippingAddress.recipientName', prefix: name },
    { field: 'userEmail', prefix: normalEmail(text) },
  ];
}
