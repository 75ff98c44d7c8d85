/** What the functions say when they refuse a call that customers make, by what it is about. */
export const refusals = {
  forbidden: 'You may not do this',
  signIn: 'Please sign in',
  sessionExpired: 'Your session has expired. Please sign in again.',
  tooManyRequests: 'Too many requests. Please try again in a minute.',
  busy: 'The shop is very busy. Please try again.',
  internal: 'Something went wrong on our side. Please try again.',
  productNotFound: 'Product not found',
  outOfStock: '{name} is out of stock',
  notInCart: 'This item is not in your cart',
  cartUnnamed: 'Please name the cart: a guest id, or the e-mail of the one who is signed in',
  orderNotFound: 'Order not found',
  hasShipped: 'This order has already been shipped and can no longer be cancelled',
  refundUnderWay: 'The payment of this order goes back to the customer',
  paymentNotStarted: 'The payment could not be started. Your cart is unchanged. Please try again.',
  alreadyPaid: 'This order has been paid already.',
  alreadyOrdered: 'This order has been placed already.',
  attemptClosed: 'This attempt to pay is closed. Please try again.',
  paymentNotFound: 'Payment not found',
  userNotFound: 'User not found',
  emailFixed: 'Email cannot be changed',
  emailNeeded: 'An account needs an e-mail address',
} as const;

/** What they say when it went well. */
export const confirmations = {
  cartClearedOf: 'Cart cleared for {email}',
  cartCleared: 'Cart cleared successfully',
  quantityUpdated: 'Quantity updated',
  itemRemoved: 'Item removed from cart',
  orderPlaced: 'Order placed successfully!',
  orderCancelled: 'Order cancelled',
  accountCreated: 'Account created',
  accountUpdated: 'Account updated',
  profileUpdated: 'Profile updated successfully!',
} as const;
