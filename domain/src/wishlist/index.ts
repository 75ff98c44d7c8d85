export { MAX_WISHLIST, wishlistAdditions, wishlistIdsSchema, wishlistSchema } from './wishlist.ts';
