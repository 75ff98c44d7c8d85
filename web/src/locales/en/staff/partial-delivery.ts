import { defineStrings } from '../../define-strings.ts';

/** Partial deliveries (docs/adr/0091): the dialog that records one, and what the order’s page shows of it. */
export const partialDeliveryStrings = defineStrings('partialDelivery', {
  open: 'Partly delivered',
  title: (orderId: string) => `Partly delivered: ${orderId}`,
  intro:
    'Say what the customer kept. The rest comes back to the shop, and is received back when it is here. The delivery charge stays due.',
  lines: 'What the customer kept',
  keptOf: (all: string) => `of ${all} kept`,
  allKept: 'Nothing was given back: mark the order as delivered instead.',
  noneKept: 'Nothing was kept: set the delivery to failed or returned instead.',
  total: (amount: string) => `Total of the order: ${amount}`,
  returned: (amount: string) => `Given back at the door: −\u00A0${amount}`,
  paid: (amount: string) => `Paid before: −\u00A0${amount}`,
  due: (amount: string) => `Due in cash: ${amount}`,
  giveBack: (amount: string) => `To give back to the customer: ${amount}`,
  collected: 'Cash collected (৳)',
  collectedHint: 'What the rider really took.',
  reported: (amount: string) => `The courier reported ${amount}.`,
  collectedInvalid: 'Enter the amount in taka; 0 if nothing was taken.',
  short: (amount: string) => `${amount} less than due. It is booked as a loss.`,
  over: (amount: string) => `${amount} more than due. It is owed to the customer.`,
  reason: 'Why it is another amount',
  reasonHint: 'For staff; the customer does not see it.',
  reasonMissing: 'Say why another amount was taken.',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'The partial delivery could not be saved',
  saved: 'The order is delivered. Receive the rest back when it is in the shop.',
  discardTitle: 'Discard this partial delivery?',
  discardText: 'What you entered has not been saved.',
  discard: 'Discard',
  refused: (pieces: string) => `${pieces} given back at the door, still on the way`,
  refusedBack: (pieces: string, shelved: string) =>
    `${pieces} given back at the door; back in the shop, ${shelved} on the shelf`,
  owed: (amount: string) =>
    `${amount} is owed to the customer for what was given back at the door. Give it back below, under Payment if it was paid online, or by hand.`,
});
