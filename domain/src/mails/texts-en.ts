import { ENGLISH_SIZES, type SizeTexts } from '../catalogue/size-label.ts';
import { DELIVERY_TERMS, type DeliveryOption } from '../delivery/options.ts';
import type { PaymentMethod } from '../orders/statuses.ts';
import type { MailKind } from './mail-kinds.ts';

/** The texts of one mail. */
interface MailWords {
  /** Follows the order number or the product's name in the subject. */
  readonly subject: string;
  readonly title: string;
  readonly opening: string;
  readonly action: string;
  readonly closing: string;
}

/** All texts of mails in one language; texts-bn.ts has the same keys. */
export interface MailTexts {
  readonly mails: Readonly<Record<MailKind, MailWords>>;
  /** The mail to somebody who shall work for the shop. */
  readonly staffInvitation: MailWords & { readonly greeting: string };
  readonly greeting: (name: string) => string;
  /** The greeting of a mail that does not know the name. */
  readonly hello: string;
  readonly order: string;
  readonly tracking: string;
  readonly expected: string;
  readonly deliveryAddress: string;
  readonly phone: string;
  readonly payment: string;
  readonly amount: string;
  readonly transaction: string;
  readonly size: string;
  readonly sizes: SizeTexts;
  readonly subtotal: string;
  readonly delivery: string;
  readonly voucher: string;
  readonly staffDiscount: string;
  readonly totalBefore: string;
  readonly refused: string;
  readonly keptTotal: string;
  readonly total: string;
  readonly options: Readonly<Record<DeliveryOption, string>>;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly haveReady: (amount: string) => string;
  readonly paidAhead: (amount: string) => string;
  readonly contact: string;
  /** Names the link to the list of stock alerts. */
  readonly stockAlerts: string;
}

export const englishMails: MailTexts = {
  mails: {
    'order-confirmation': {
      subject: 'order confirmed',
      title: 'Thank you for your order',
      opening: 'We have received your order and are getting it ready.',
      action: 'See your order',
      closing: 'We will write again when it is on its way.',
    },
    'order-edited': {
      subject: 'order changed',
      title: 'Your order was changed',
      opening: 'We have changed your order as agreed. This is what it is now.',
      action: 'See your order',
      closing: 'If you did not expect this, please tell us before the parcel leaves.',
    },
    'order-shipped': {
      subject: 'on its way to you',
      title: 'Your order is on its way',
      opening: 'Your parcel has left our shop and will be with you soon.',
      action: 'See your order',
      closing: 'Please keep your phone at hand: the delivery person may call you.',
    },
    'order-delivered': {
      subject: 'delivered',
      title: 'Your order has been delivered',
      opening: 'Your parcel has arrived. We hope you like what is in it.',
      action: 'See your order',
      closing: 'If something is not right, tell us and we will put it right.',
    },
    'payment-failed': {
      subject: 'payment not completed',
      title: 'Your payment could not be completed',
      opening:
        'The payment did not go through, so no order was made. Everything is still in your cart, and you can try again.',
      action: 'Try again',
      closing:
        'If money was taken all the same, do not worry: as soon as the payment service confirms it, your order is made or ' +
        'the money goes back to you.',
    },
    'back-in-stock': {
      subject: 'is back',
      title: 'Back in your size',
      opening: 'You asked us to tell you when this is back. Now it is.',
      action: 'See it',
      closing: 'We cannot keep it for you: others have been told as well. This is the only mail about it.',
    },
  },
  staffInvitation: {
    subject: 'you are invited to work with us',
    greeting: 'Hello,',
    title: 'Welcome to the team',
    opening:
      'You are invited to work in the dashboard of our shop. The link is valid for a week, and only once.',
    action: 'Accept the invitation',
    closing:
      'Sign in with the address to which we sent this mail. Do you not know us? Then please ignore this mail: nothing ' +
      'happens without you.',
  },
  greeting: (name) => `Hello ${name},`,
  hello: 'Hello,',
  order: 'Order',
  tracking: 'Tracking',
  expected: 'Expected',
  deliveryAddress: 'Delivery address',
  phone: 'Phone',
  payment: 'Payment',
  amount: 'Amount',
  transaction: 'Transaction',
  size: 'Size',
  sizes: ENGLISH_SIZES,
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  voucher: 'Voucher discount',
  staffDiscount: 'Discount',
  totalBefore: 'Total before',
  refused: 'Given back at the door',
  keptTotal: 'For what you kept',
  total: 'Total',
  options: {
    standard: DELIVERY_TERMS.standard.label,
    express: DELIVERY_TERMS.express.label,
    premium: DELIVERY_TERMS.premium.label,
  },
  methods: { 'Cash on Delivery': 'Cash on Delivery', 'Online Payment': 'Paid online' },
  haveReady: (amount) => `please have ${amount} ready`,
  paidAhead: (amount) => `${amount} paid`,
  contact: 'Questions? Write to us:',
  stockAlerts: 'Everything you wait for:',
};
