import { defineStrings } from '../define-strings.ts';

/** The heart of cards and product pages. Its messages are in wishlist.ts, because this file is in every list's chunk. */
export const heartButtonStrings = defineStrings('heartButton', {
  save: (name: string) => `Save ${name} to the wishlist`,
});
