/** What is said about an order that cannot be made as it was asked for. */
export const checkoutMessages = {
  phoneInvalid: 'Please enter a valid 11-digit phone number',
  cartEmpty: 'Your cart is empty',
  tooManyLines: 'An order can have at most {count} lines',
  listedTwice: 'The same product and size is listed twice',
  deliveryMissing: 'Please choose a delivery option',
  pricesChanged: 'Prices have changed. Please review your order.',
  productGone: 'A product in your order is no longer available. Please review your order.',
  outOfStock: '{name} is out of stock. Please review your order.',
} as const;
