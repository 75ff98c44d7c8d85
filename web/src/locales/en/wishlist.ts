import { defineStrings } from '../define-strings.ts';

/** The page /wishlist and the messages of the heart. */
export const wishlistStrings = defineStrings('wishlist', {
  title: 'My Wishlist',
  description: 'The products that you have saved.',
  loading: 'Loading your wishlist',
  count: (count: number, written: string) => (count === 1 ? `${written} product` : `${written} products`),
  empty: 'Your wishlist is empty',
  emptyHint: 'Tap the heart on a product to save it here.',
  browse: 'Browse products',
  failed: 'Your wishlist could not be loaded.',
  keptHere: 'Saved in this browser only.',
  signIn: 'Sign in to see it on all your devices',
  chooseSize: 'Choose size',
  viewProduct: 'View product',
  removed: 'Removed from the wishlist',
  gone: 'This product is no longer sold',
  goneName: 'product that is no longer sold',
  productFailed: 'This product could not be loaded.',
  showMore: 'Show more',

  savedToast: 'Saved to your wishlist',
  removedToast: 'Removed from your wishlist',
  undo: 'Undo',
  view: 'View wishlist',
  full: (most: string) => `Your wishlist holds ${most} products. Remove one to save another.`,
  changeFailed: 'Your wishlist could not be changed. Please check your connection and try again.',
});
