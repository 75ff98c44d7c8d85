import type { CallOutcome, CallState } from '@nargisus/domain/desk';
import { defineStrings } from '../../define-strings.ts';

const states: Readonly<Record<CallState, string>> = {
  'not-required': 'No call needed',
  advised: 'A call is advised before packing',
  required: 'To be called before packing',
  unreachable: 'Nobody answered. Please decide.',
  'wrong-number': 'Wrong number. Please decide.',
  confirmed: 'Confirmed on the phone',
};

const outcomes: Readonly<Record<CallOutcome, string>> = {
  confirmed: 'Confirmed',
  'deliver-on': 'Wants it on a certain day',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
  waived: 'Pack without a call',
  cancelled: 'Cancels the order',
};

/** Calls to customers before their orders are packed (docs/adr/0077). */
export const adminCallsStrings = defineStrings('adminCalls', {
  title: 'Calls',
  states,
  outcomes,
  done: {
    confirmed: 'Waits to be packed',
    'deliver-on': 'Waits to be packed for that day',
    'wrong-number': 'Is in Problems now',
    waived: 'Waits to be packed',
    cancelled: 'The order is cancelled',
  },
  again: (time: string) => `To be called again at ${time}`,
  unreachable: 'Is in Problems now: nobody answered',
  call: (phone: string) => `Call ${phone}`,
  calling: (who: string, until: string) => `${who} is calling this customer (until ${until})`,
  takeOver: 'Call all the same',
  other: 'Another outcome',
  outcome: 'How did the call end?',
  note: 'Note',
  noteHint: 'For colleagues. The customer does not see it.',
  day: 'Day of delivery',
  save: 'Save',
  saving: 'Saving...',
  failed: 'Failed to save the call',
  none: 'Nobody has called yet.',
  colleague: 'A colleague',
  tries: (count: number, written: string) => `${written} ${count === 1 ? 'call' : 'calls'}`,
  againShort: (time: string) => `again ${time}`,
  deliverOn: (day: string) => `Wants it on ${day}`,
  column: 'Calls',
  number: 'This phone number',
  history: (delivered: string, cameBack: string, returned: string, cancelled: string) =>
    `Earlier orders: ${delivered} delivered, ${cameBack} came back, ${returned} returned, ${cancelled} cancelled.`,
  firstOrder: 'No earlier orders.',
  historyFailed: 'Failed to load the earlier orders of this number',
  warnings: {
    'many-today': 'At least the third order on this number on that day.',
    'often-back': 'Parcels to this number often come back.',
  },
  orderAt: (time: string) => `Order of ${time}`,
  sameDay: 'Placed on the same day and not sent yet:',
});
