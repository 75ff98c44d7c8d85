import { defineStrings } from '../define-strings.ts';

/** Payments by hand, in the timeline of an order: to the customer and to staff. */
export const manualPaymentStrings = defineStrings('manualPayment', {
  methods: { bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket', bank: 'bank transfer' },
  events: {
    received: (amount: string, method: string) => `${amount} received by ${method}`,
    'payment-reversed': (amount: string, method: string) => `${amount} by ${method}: recorded by mistake`,
    'sent-back': (amount: string, method: string) => `${amount} sent back by ${method}`,
    'refund-reversed': (amount: string, method: string) =>
      `${amount} sent back by ${method}: recorded by mistake`,
  },
  creditReceived: (amount: string) => `${amount} credited from the exchanged order`,
  creditGiven: (amount: string) => `${amount} credited to the exchange`,
  paid: 'Paid',
  dueInCash: 'Due in cash',
  credited: 'Credited to an exchange',
  sentBack: 'Sent back',
  owed: (amount: string) => `We send ${amount} back to you by hand.`,
  wallets: (numbers: string) => `You can also pay by ${numbers}.`,
  wallet: (method: string, number: string) => `${method} to ${number}`,
  or: ' or ',
  mention: (orderId: string) => `Please mention ${orderId}. It appears here when we have recorded it.`,
});
