/** What the functions say when they refuse a call that customers make, by what it is about. */
export const refusals = {
  forbidden: 'You may not do this',
  notOurApp: 'We could not tell that this came from our shop. Please reload the page and try again.',
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
  otherPaymentOpen: 'A payment for these items is open already, for another total or delivery.',
  paymentNotFound: 'Payment not found',
  userNotFound: 'User not found',
  emailFixed: 'Email cannot be changed',
  emailNeeded: 'An account needs an e-mail address',
  notYourAccount: 'Please name your own account: the e-mail of the one who is signed in',
  confirmIdentity: 'Please sign in once more to show that it is you',
  orderUnderWay: 'An order of yours is still under way. You can delete your account when it has arrived.',
  paymentUnderWay:
    'A payment of yours is not settled yet. You can delete your account when it is: within a day, as a rule.',
  lastAdminLeaves: 'You are the last admin: make somebody else an admin before you go',
} as const;

/** What they say when they refuse what staff ask for. */
export const staffRefusals = {
  ownRole: 'You cannot change your own role',
  lastAdminStays: 'The last admin must stay one',
  notActive: 'This account is not active',
  ownAccount: 'You cannot delete your own account',
  lastAdminKept: 'The last admin cannot be deleted',
  idTaken: 'There is a product with this ID already',
  productChanged: 'A colleague changed this product in the meantime. Nothing was saved.',
  orderOnHold: 'This order is on hold: look at its payment and set its status by hand first',
  orderCancelled: 'This order has been cancelled',
  wrongStep: 'The delivery of this order is "{is}", and this step needs "{needs}"',
  nothingPaid: 'Nothing was paid',
  hasOrder: 'There is an order for this payment: cancel it to refund the payment',
  noAddress: 'Your account has no e-mail address',
  dayNotOver: 'This day is not over yet: its report goes out the next morning at 8:00',
  beingSent: 'This report is being sent right now',
} as const;

/** What they say when it went well. */
export const confirmations = {
  addedToCartOf: "{name} (Size: {size}) added to {email}'s cart!",
  addedToCart: '{name} (Size: {size}) added to cart successfully!',
  cartClearedOf: 'Cart cleared for {email}',
  cartCleared: 'Cart cleared successfully',
  quantityUpdated: 'Quantity updated',
  itemRemoved: 'Item removed from cart',
  orderPlaced: 'Order placed successfully!',
  orderCancelled: 'Order cancelled',
  accountCreated: 'Account created',
  accountUpdated: 'Account updated',
  profileUpdated: 'Profile updated successfully!',
  accountDeleted: 'Your account has been deleted',
} as const;

/** The same of what staff did. */
export const staffConfirmations = {
  deliveryAssigned: 'Delivery person assigned successfully!',
  orderShipped: 'Order marked as shipped!',
  orderDelivered: 'Order delivered successfully',
  statusUpdated: 'Order status updated successfully!',
  orderDeleted: 'Order deleted successfully!',
  productAdded: 'Product added successfully!',
  productUpdated: 'Product updated successfully!',
  productDeleted: 'Product deleted successfully!',
  userDeleted: 'User deleted successfully!',
  madeAdmin: '{name} is an admin now',
  unmadeAdmin: '{name} is no longer an admin',
} as const;
