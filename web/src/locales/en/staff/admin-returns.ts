import { defineStrings } from '../../define-strings.ts';

/** The dashboard's Returns tab. */
export const adminReturnsStrings = defineStrings('adminReturns', {
  title: 'Returns',
  about:
    'Customers who want to return or exchange products. An answer changes no order: once the parcel is back, receive it on the order’s page and send the money back there, or make the exchange.',
  show: 'Show',
  statuses: { open: 'Waiting', agreed: 'Agreed', declined: 'Declined' },
  failed: 'Failed to load the return requests',
  none: {
    open: 'No request is waiting.',
    agreed: 'No request has been agreed to yet.',
    declined: 'No request has been declined.',
  },
  heading: (order: string) => `Order ${order}`,
  requested: (date: string) => `Requested on ${date}`,
  noText: 'Without further words.',
  picture: (number: string) => `Picture ${number}`,
  answer: 'Your answer',
  agree: 'Agree',
  decline: 'Decline',
  agreeTitle: 'Agree to the return',
  declineTitle: 'Decline the return',
  agreeHint: 'For example where to send the parcel. The customer reads it on the order’s page.',
  declineHint: 'The customer reads it on the order’s page.',
  save: 'Send answer',
  saving: 'Sending…',
  saveFailed: 'Failed to save the answer',
  saved: 'The customer can read the answer',
  next: 'Older requests',
  first: 'Newest requests',
});
