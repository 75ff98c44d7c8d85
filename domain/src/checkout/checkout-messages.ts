import { OUT_OF_STOCK, SIZE_NOT_MADE } from '../catalogue/catalogue-messages.ts';

/** Why an order cannot be placed as it was requested. */
export const checkoutMessages = {
  phoneInvalid: 'Please enter a valid 11-digit phone number',
  placeUnknown: 'Please choose the area again',
  cartEmpty: 'Your cart is empty',
  tooManyLines: 'An order can have at most {count} lines',
  listedTwice: 'The same product and size is listed twice',
  deliveryMissing: 'Please choose a delivery option',
  pricesChanged: 'Prices have changed. Please review your order.',
  productGone: 'A product in your order is no longer available. Please review your order.',
  outOfStock: `${OUT_OF_STOCK}. Please review your order.`,
  sizeNotMade: `${SIZE_NOT_MADE}. Please review your order.`,
  soldOut: '{name} is sold out in size {size}. Please review your order.',
  standardNotOffered: 'Standard Delivery is not offered in {place}. Please choose another delivery option.',
  expressNotOffered: 'Express Delivery is not offered in {place}. Please choose another delivery option.',
  premiumNotOffered: 'Premium Delivery is not offered in {place}. Please choose another delivery option.',
  notEnough: 'Only {left} left of {name} in size {size}. Please review your order.',
} as const;

/** Labels of the address form. */
export const ADDRESS_FIELD_NAMES = {
  recipientName: 'Recipient name',
  recipientPhone: 'Recipient phone',
  region: 'Region',
  city: 'City',
  district: 'District',
  address: 'Address',
  landmark: 'Landmark',
  addressCategory: 'Address category',
} as const;

type FieldNames = typeof ADDRESS_FIELD_NAMES;

/** docs/reference/specification.md 5, Checkout address: '{field name in words} is required'. */
export const addressMessages = {
  recipientName: 'Recipient name is required',
  recipientPhone: 'Recipient phone is required',
  region: 'Region is required',
  city: 'City is required',
  district: 'District is required',
  address: 'Address is required',
  addressCategory: 'Address category is required',
} as const satisfies { readonly [Field in keyof FieldNames]?: `${FieldNames[Field]} is required` };
