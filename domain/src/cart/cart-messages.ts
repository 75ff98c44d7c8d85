/** Validation errors of a cart line. */
export const cartMessages = {
  full: 'A cart holds at most {count} different items',
  quantityInvalid: 'Please choose a quantity from 1 to 10',
  sizeInvalid: 'Please choose a size',
  wrongLine: 'The line is filed under another product or size',
  notALine: 'Not a cart line',
} as const;
