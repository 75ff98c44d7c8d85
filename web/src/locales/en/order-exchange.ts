import { defineStrings } from '../define-strings.ts';

/** Exchanging products of a delivered order for a new order (docs/adr/0084): the dialog, and what is still to come back. */
export const orderExchangeStrings = defineStrings('orderExchange', {
  open: 'Exchange',
  title: (orderId: string) => `Exchange from ${orderId}`,
  intro:
    'What the customer paid for the products that come back pays for the new order. The rider collects the rest.',
  back: 'What comes back',
  backHint: 'Receive the products on this order’s page when they are in the shop.',
  backMissing: 'Tick what comes back.',
  piecesBack: (name: string) => `${name} that comes back`,
  lines: 'What goes out instead',
  noLines: 'Tick what comes back, then choose another size here or search for another product.',
  linesMissing: 'Add at least one product.',
  option: 'Delivery option',
  address: 'Where it goes',
  elsewhere: 'Send it to another address',
  preview: 'Show what is to be paid',
  previewing: 'Calculating...',
  previewFailed: 'The total could not be calculated',
  save: (amount: string) => `Exchange and collect ${amount}`,
  saveFree: 'Exchange, nothing to collect',
  saving: 'Saving...',
  saveFailed: 'The exchange could not be saved',
  subtotal: (amount: string) => `Products: ${amount}`,
  delivery: (amount: string) => `Delivery: ${amount}`,
  credit: (amount: string) => `Credit for what comes back: − ${amount}`,
  toCollect: (amount: string) => `To collect at the door: ${amount}`,
  giveBack: (amount: string) =>
    `To send back to the customer: ${amount}. Record it under “By hand” on this order’s page.`,
  cancel: 'Close',
  discardTitle: 'Discard this exchange?',
  discardText: 'What you entered has not been saved.',
  discard: 'Discard',
  orderFailed: 'Failed to load the order',
  orderMissing: 'This order does not exist any more.',
  stillOut: (lines: string) => `Still to come back: ${lines}`,
});
