import { defineStrings } from '../define-strings.ts';

/** /track: where an order is, without an account. */
export const trackingStrings = defineStrings('tracking', {
  title: 'Track your order',
  description: 'See where your order is with its number and your phone number. No account needed.',
  lead: 'Your order number stands in our mail, and on the page that you saw after ordering.',
  orderId: 'Order number',
  phone: 'Phone number of the order',
  track: 'Track order',
  tracking: 'Looking...',
  loading: 'Looking for your order',
  failed: 'We could not look for your order. Check your connection and try again.',
  another: 'Track another order',
  pieces: (count: number, written: string) => (count === 1 ? `${written} piece` : `${written} pieces`),
  estimate: 'Expected',
  arrived: 'Delivered on',
  courier: 'Tracking',
  toCollect: 'Have ready',
  toCollectHint: (amount: string) => `${amount} in cash, when it arrives`,
  wholeOrder: 'See items, address and payment',
  wholeOrderHint: 'Needs the account that you ordered with',

  helpTitle: 'Something not right?',
  call: (phone: string) => `Call ${phone}`,
  whatsApp: 'Write on WhatsApp',
  whatsAppText: (orderId: string) => `Hello, I have a question about my order ${orderId}.`,
  contact: 'Contact us',

  share: 'Share tracking link',
  shareText: (orderId: string) => `Where order ${orderId} from Nargisus is`,
  copied: 'Link copied. Who has it sees where the order is, but not what is in it or where it goes.',
  notCopied: 'The link could not be copied.',
});
