import { defineStrings } from '../../define-strings.ts';

/** The deadlines of orders that were paid before their delivery (docs/adr/0092). */
export const prepaidStrings = defineStrings('prepaid', {
  notice: {
    'hand-over': (at: string) => `Paid in full: hand the parcel over by ${at}.`,
    deliver: (at: string) => `Paid in full: the parcel must be delivered by ${at}.`,
    refund: (at: string) => `The customer’s money must be back by ${at}.`,
  },
  overdue: {
    'hand-over': (at: string) => `Paid in full, and overdue: the parcel was to be handed over by ${at}.`,
    deliver: (at: string) => `Paid in full, and overdue: the parcel was to be delivered by ${at}.`,
    refund: (at: string) => `Overdue: the customer’s money was to be back by ${at}.`,
  },
  chip: {
    'hand-over': (at: string) => `Hand over by ${at}`,
    deliver: (at: string) => `Deliver by ${at}`,
    refund: (at: string) => `Refund by ${at}`,
  },
  late: {
    'hand-over': 'Hand-over overdue',
    deliver: 'Delivery overdue',
    refund: 'Refund overdue',
  },
});
