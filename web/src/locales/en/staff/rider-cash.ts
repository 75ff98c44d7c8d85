import { defineStrings } from '../../define-strings.ts';

/** Cash that own riders hold and hand in (docs/adr/0090). */
export const riderCashStrings = defineStrings('riderCash', {
  title: 'Cash of your riders',
  about: 'What your own riders collected at the door and have not handed in.',
  failed: 'Failed to load the cash of riders',
  none: 'No rider holds cash.',
  noName: 'Rider without a name',
  handIn: 'Hand in',
  handInOf: (rider: string) => `Hand in the cash of ${rider}`,
  holds: (amount: string) => `Should be there: ${amount}`,
  counted: 'Counted (৳)',
  short: (amount: string) => `${amount} is missing.`,
  over: (amount: string) => `${amount} is too much.`,
  account: 'The difference is',
  noAccount: 'Please choose',
  accounts: { loss: 'A loss, or found again', rounding: 'Coins and rounding' },
  note: 'Note',
  noteHint: 'Why it differs. For the journal and the audit log.',
  save: 'Hand in',
  saving: 'Saving...',
  saved: 'The cash was handed in.',
  notSaved: 'The cash could not be handed in',
  paidTooMuch: 'A delivery was taken back after its cash was handed in.',
  history: 'Handed in',
  noHistory: 'Nothing was handed in yet.',
  entry: (rider: string, counted: string, when: string) => `${rider}: ${counted}, ${when}`,
  difference: (expected: string, account: string, note: string) =>
    `Expected ${expected}. ${account}: ${note}`,
});
