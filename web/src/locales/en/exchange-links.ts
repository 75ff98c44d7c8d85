import { defineStrings } from '../define-strings.ts';

/** The links between two orders of an exchange (docs/adr/0084), to the customer and to staff. */
export const exchangeLinksStrings = defineStrings('exchangeLinks', {
  exchangeOf: 'Exchange for products of order',
  exchangedFor: (amount: string) => `Products were exchanged, with a credit of ${amount}. New order:`,
});
