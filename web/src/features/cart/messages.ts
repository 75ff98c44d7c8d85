/** Words of SPEC 2 and 8. */
export const cartMessages = {
  empty: 'Your cart is empty.',
  emptyHint: 'Add some premium items to get started!',
  updating: 'Updating...',
  quantity: {
    refused: (message: string) => `Error updating quantity: ${message}`,
    failed: 'Error updating quantity. Please try again.',
  },
  removal: {
    ask: 'Are you sure you want to remove this item from your cart?',
    done: 'Item removed from cart',
    refused: (message: string) => `Error removing item: ${message}`,
    failed: 'Error removing item. Please try again.',
  },
  clearing: {
    ask: 'Are you sure you want to clear your entire cart?',
    done: (email: string | null) => (email ? `Cart cleared for ${email}` : 'Cart cleared successfully'),
    refused: (message: string) => `Error clearing cart: ${message}`,
    failed: 'Error clearing cart. Please try again.',
  },
} as const;
