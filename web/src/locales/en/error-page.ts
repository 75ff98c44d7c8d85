import { defineStrings } from '../define-strings.ts';

/** The page in place of one that failed (docs/reference/specification.md 2). */
export const errorPageStrings = defineStrings('errorPage', {
  goHome: 'Go Home',
  failed: 'Something went wrong',
  failedHint: 'The page could not be shown. Reload it, or go back to the shop; your cart is safe.',
  failedOffline: 'The page could not be fetched, because you are offline. Your cart is safe.',
  reload: 'Reload the page',
});
