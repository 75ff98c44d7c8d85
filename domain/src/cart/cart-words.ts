/** What is said about a line of the cart. */
export const cartWords = {
  full: 'A cart holds at most {count} different items',
  quantityFault: 'Please choose a quantity from 1 to 10',
  sizeFault: 'Please choose a size',
  wrongLine: 'The line is filed under another product or size',
  notALine: 'Not a cart line',
} as const;
