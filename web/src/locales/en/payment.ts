import { successMessages } from '@nargisus/domain/contract';
import { defineStrings } from '../define-strings.ts';

/** The three pages that a payment ends on (docs/reference/specification.md 2 and 8). */
export const paymentStrings = defineStrings('payment', {
  title: 'Payment',
  description: 'How your payment ended, and how to go on.',
  processing: 'Processing your payment',
  successful: 'Payment Successful',
  thanks: 'Thank you. Your order has been placed.',
  placed: successMessages.orderPlaced,
  cashDueOf: (total: string) => `You pay ${total} in cash when it arrives.`,
  orderId: 'Order ID',
  transactionId: 'Transaction ID',
  total: 'Total',
  deliveringTo: 'Delivering to',
  arrives: 'Estimated delivery',
  viewOrder: 'View this order',
  viewOrders: 'View your orders',
  continueShopping: 'Continue Shopping',
  goHome: 'Go Home',
  confirmingTitle: 'We are confirming your payment',
  confirming:
    'The gateway has not told us the end yet. This page shows your order as soon as it is there, mostly within a minute. You do not need to pay again, and you may close this page: paid orders appear under your orders, and money without an order is sent back.',
  confirmingSignedOut: 'Sign in with the account you ordered with to see your order here.',
  signIn: 'Sign In',
  nothingTitle: 'There is no payment to show',
  nothing: 'This address names no payment. Your orders are in your profile.',
  failedTitle: 'Payment Failed',
  mayBePaid:
    'Please do not pay again before we have looked at it: we ask the gateway every few minutes. If your money arrived, the order appears here and under your orders, or the money is sent back.',
  support: 'Write to us and name the transaction',
  cartKept: 'Nothing was ordered. Your cart and your address are still there.',
  orderPlaced: (orderId: string) => `Your payment has arrived after all: order ${orderId} is placed.`,
  tryAgain: 'Try Again',
  cancelledTitle: 'Payment Cancelled',
  cancelled: 'Your order has not been placed and your cart is still saved.',
  backToCheckout: 'Back to Checkout',
});
