import { defineStrings } from '../define-strings.ts';

/** The cart panel (docs/reference/specification.md 2, 4, 8). */
export const cartStrings = defineStrings('cart', {
  title: 'Your cart',
  close: 'Close cart',
  loading: 'Loading your cart…',

  empty: 'Your cart is empty.',
  emptyHint: 'Add some premium items to get started!',
  continue: 'Continue Shopping',
  notRead: 'We could not reach your cart just now. What you put into it is kept.',
  tryAgain: 'Try again',

  lines: 'Items in your cart',
  quantity: (written: string) => `Quantity: ${written}`,
  remove: (name: string) => `Remove ${name}`,
  most: (written: string) => `${written} is the most of one kind`,

  priceWas: (amount: string) => `The price has changed; it was ${amount}.`,
  soldOut: 'Sold out in this size just now. Please remove it to order.',
  fewer: (written: string) => `Only ${written} left in this size. Please reduce the quantity to order.`,
  unavailable: {
    'out-of-stock': 'Out of stock now, so it is not in the total. Please remove it to order.',
    'size-not-made': 'No longer made in this size, so it is not in the total. Please remove it to order.',
    gone: 'No longer sold, so it is not in the total. Please remove it to order.',
  },
  full: (written: string) => `Your cart is full: it holds ${written} different items.`,
  offline: 'You are offline. Your cart is kept; it can be changed when you are back.',
  notKept:
    'Your browser keeps nothing for this shop, so this cart is lost when the page is closed. Log in to keep it.',

  total: 'Total',
  checkout: 'Checkout',
  updating: 'Updating...',
  clear: 'Clear cart',
  deliveryNote: 'Delivery is chosen at checkout.',

  quantityRejected: (message: string) => `Error updating quantity: ${message}`,
  quantityFailed: 'Error updating quantity. Please try again.',
  askRemoval: 'Are you sure you want to remove this item from your cart?',
  removed: 'Item removed from cart',
  removalRejected: (message: string) => `Error removing item: ${message}`,
  removalFailed: 'Error removing item. Please try again.',
  askClearing: 'Are you sure you want to clear your entire cart?',
  cleared: (email: string | null) => (email ? `Cart cleared for ${email}` : 'Cart cleared successfully'),
  clearingRejected: (message: string) => `Error clearing cart: ${message}`,
  clearingFailed: 'Error clearing cart. Please try again.',
});
