import { defineStrings } from '../../define-strings.ts';

/** Taking an order for a customer who called or wrote (docs/adr/0081). */
export const orderTakingStrings = defineStrings('orderTaking', {
  open: 'Take an order',
  title: 'Take an order',
  intro: 'For a customer who called, wrote, or came by. It is paid in cash when it arrives.',
  source: 'Ordered by',
  sources: { phone: 'Phone', facebook: 'Facebook', whatsapp: 'WhatsApp', shop: 'In the shop' },
  lines: 'What it contains',
  noLines: 'Search a product below and add it.',
  linesMissing: 'Add at least one product.',
  option: 'Delivery option',
  address: 'Where it goes',
  preview: 'Show the total',
  previewing: 'Calculating...',
  previewFailed: 'The total could not be calculated',
  save: (total: string) => `Take the order for ${total}`,
  saving: 'Saving...',
  saveFailed: 'The order could not be taken',
  subtotal: (amount: string) => `Products: ${amount}`,
  delivery: (amount: string) => `Delivery: ${amount}`,
  total: (amount: string) => `To collect at the door: ${amount}`,
  expected: (days: string) => `Expected: ${days}`,
  cancel: 'Close',
  discardTitle: 'Discard this order?',
  discardText: 'What you entered has not been saved.',
  discard: 'Discard',
});
