/** The wording of a product that is out of stock. Errors and sentences of screens build on it. */
export const OUT_OF_STOCK = '{name} এখন স্টকে নেই';

/** The wording of a size that a product is not made in. */
export const SIZE_NOT_MADE = '{name} {size} সাইজে নেই';
