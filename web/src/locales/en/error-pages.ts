import { defineStrings } from '../define-strings.ts';

/** The error page and the 404 page (docs/reference/specification.md 2). */
export const errorPageStrings = defineStrings('errorPages', {
  notFoundTitle: 'Page Not Found',
  notFound: 'Oops! Page Not Found',
  notFoundHint: 'The page has moved, or the address was mistyped. These are good places to go on from.',
  goHome: 'Go Home',
  goBack: 'Go Back',
  otherPages: 'Other pages',

  failed: 'Something went wrong',
  failedHint: 'The page could not be shown. Reload it, or go back to the shop; your cart is safe.',
  failedOffline: 'The page could not be fetched, because you are offline. Your cart is safe.',
  reload: 'Reload the page',
});
