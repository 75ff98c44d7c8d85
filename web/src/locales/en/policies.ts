import { defineStrings } from '../define-strings.ts';

/** The policy pages; their texts come from the API. */
export const policiesStrings = defineStrings('policies', {
  pages: {
    terms: {
      title: 'Terms and conditions',
      description: 'The terms of an order: prices, payment, delivery, cancelling, returns and complaints.',
    },
    privacy: {
      title: 'Privacy',
      description: 'What the shop stores about you, why, who else sees it, and how you can have it deleted.',
    },
    returns: {
      title: 'Cancelling and returns',
      description: 'How to cancel an order, exchange a size, send something back, and get your money back.',
    },
    delivery: {
      title: 'Delivery',
      description:
        'Where we deliver in Bangladesh, how long it takes, what it costs, and how to follow a parcel.',
    },
  },
  failed: 'Failed to load this page',
});
