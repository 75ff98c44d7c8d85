import { DELIVERY_TERMS } from '@nargisus/domain/delivery';
import { defineStrings } from '../define-strings.ts';

const { standard, express, premium } = DELIVERY_TERMS;

/** /contact, which docs/reference/specification.md 2 links but does not describe. */
export const contactStrings = defineStrings('contact', {
  title: 'Contact us',
  description:
    'Write to Nargisus, and see when we answer, what delivery costs, how long it takes and how to cancel or send something back.',
  lead: 'A question about a size, a fabric or a parcel? Write to us. A person who knows the shop reads it and answers.',

  writeTitle: 'Write to us',
  writeHint: 'With your order ID, if it is about an order: we find it faster.',
  hoursTitle: 'When we answer',
  hours: (opens: string, closes: string) => `Saturday to Thursday, ${opens} am to ${closes} pm in Dhaka`,
  closedDay: 'Closed on Friday',
  openNow: 'We are here now.',
  closedNow: 'We are closed now and answer when we are back.',

  callTitle: 'Call or visit us',
  whatsApp: (phone: string) => `WhatsApp ${phone}`,
  registrationTitle: 'Our registration',
  tradeLicence: 'Trade licence',
  dbid: 'Digital Business Identification (DBID)',
  bin: 'Business Identification Number (BIN)',

  deliveryTitle: 'Delivery',
  deliveryHint: 'To all eight divisions.',
  deliveryDays: { standard: standard.daysText, express: express.daysText, premium: premium.daysText },
  returnsTitle: 'Cancelling and sending back',
  returns: [
    'Cancel an order yourself, free of charge, until the parcel leaves our store: open it in My Orders.',
    'If something arrives damaged, or is not what you ordered, write to us within 7 days of getting it. We have it collected and send the right one, or give your money back.',
    'If the size is wrong, write within 7 days as well: unworn, with its tags, we exchange it while we have the size.',
  ] as const,
  myOrders: 'My Orders',

  faqTitle: 'Often asked',
  faq: [
    {
      question: 'How can I pay?',
      answer:
        'With cash on delivery, or online when you order: by card, bKash, Nagad and what else the payment page offers.',
    },
    {
      question: 'Which size is mine?',
      answer:
        'All sizes are in Asian Standard. Between two sizes, take the larger one; for panjabis and shirts that is the more comfortable cut in our weather.',
    },
    {
      question: 'Where is my parcel?',
      answer:
        'Open the order in My Orders: it shows each step from the store to your door. The rider calls the number in the address before coming.',
    },
    {
      question: 'Can I order without an account?',
      answer:
        'You can look around and fill a cart without one. For the order itself we ask you to sign in, so that nobody but you sees it; your cart comes with you.',
    },
    {
      question: 'I paid online, but see no order. What now?',
      answer:
        'Wait a few minutes and look into My Orders again; do not pay a second time. If it is still missing, write to us with the transaction ID.',
    },
  ] as const,
});
