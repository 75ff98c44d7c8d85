/** The words of checkout (SPEC 2, 8 and 9). */
export const checkoutMessages = {
  loading: 'Loading checkout...',
  loginFirst: 'Please login to place an order',
  empty: 'Your cart is empty',
  cartFailed: 'Error loading cart items',
  placed: 'Order placed successfully!',
  notPlaced: 'Failed to place order',
  failed: 'Error placing order. Please try again.',
  notRemoved: 'Error removing item. Please try again.',
  redirecting: 'Redirecting to Payment...',
  terms: 'By placing this order, you agree to our terms and conditions',
  voucherRemoved: 'Voucher removed',
} as const;
