/** Messages for errors of the database that a shopper can act on, and for a missing network. */
export const dataMessages = {
  denied: 'This item cannot be changed right now',
  signIn: 'Please sign in again',
  notFound: 'This item is no longer in the cart',
  unreachable: 'The shop cannot be reached. Please check your connection',
  tooMany: 'Too many changes at once. Please wait a moment',
  offline: 'You are offline. Please try again when you are connected',
  aborted: 'The cart was being changed elsewhere',
  noLongerSold: 'This product is no longer sold',
  outOfStock: 'This product is out of stock',
  sizeNotMade: 'This product is not available in this size',
  repriced: 'The price has changed. Please look at it and add it again',
  changed: 'The product has changed. Please look at it and add it again',
} as const;
