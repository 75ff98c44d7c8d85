import { OUT_OF_STOCK, SIZE_NOT_MADE } from '@nargisus/domain/catalogue';
import { ADDRESS_FIELD_NAMES } from '@nargisus/domain/checkout';
import { DELIVERY_TERMS } from '@nargisus/domain/delivery';
import { interpolate } from '@nargisus/domain/text';
import { defineStrings } from '../define-strings.ts';

const { standard, express, premium } = DELIVERY_TERMS;

/** /checkout (docs/reference/specification.md 2, 8 and 9). */
export const checkoutStrings = defineStrings('checkout', {
  title: 'Checkout',
  description: 'Choose delivery and payment, and place your order.',
  lead: 'Delivered to all eight divisions of Bangladesh. Pay in cash at your door, or online by card or mobile wallet.',
  help: 'Need help?',
  call: (phone: string) => `Call ${phone}`,
  whatsApp: 'WhatsApp',
  loading: 'Loading checkout...',
  loginFirst: 'Please login to place an order',
  otherSignIn: 'Do you have an account with email or Google?',
  otherSignInLink: 'Sign in with it',
  empty: 'Your cart is empty',
  emptyHint: 'What you put into your cart waits here for you.',
  continueShopping: 'Continue Shopping',
  cartUnreachable: 'Error loading cart items',
  cartRejected: 'Failed to load cart items',

  confirmTitle: 'Confirm your order',
  deliverTo: 'Deliver to',
  change: 'Change',
  changeAddress: 'Change the address',
  changeDelivery: 'Change the delivery',
  changePayment: 'Change the payment',

  recipientTitle: 'Recipient',
  addressTitle: 'Shipping address',
  fields: ADDRESS_FIELD_NAMES,
  phoneHint: 'The rider calls this number. Bangla digits and +880 are fine too.',
  area: 'Your area, upazila or thana',
  addressHint: 'House, road and block or village',
  landmarkHint: 'Optional: a mosque, school or shop that everybody knows',
  near: (landmark: string) => `near ${landmark}`,
  addressNotSaved: 'The address could not be saved. You can save it in your profile.',
  categories: { home: 'Home', office: 'Office', others: 'Others' },

  deliveryTitle: 'Delivery',
  deliveryChoice: 'Delivery option',
  deliveryDays: { standard: standard.daysText, express: express.daysText, premium: premium.daysText },
  arrives: (when: string) => `Arrives ${when}`,

  paymentTitle: 'Payment',
  paymentChoice: 'Payment method',
  ways: { cash: 'Cash on Delivery', bkash: 'bKash', nagad: 'Nagad', card: 'Card and more' },
  wayHints: {
    cash: 'Pay the rider when your parcel is in your hands.',
    bkash: 'Opens bKash on the secure page of SSLCommerz.',
    nagad: 'Opens Nagad on the secure page of SSLCommerz.',
    card: 'Visa, Mastercard, American Express, Rocket or your bank, on the secure page of SSLCommerz.',
  },

  summaryTitle: 'Order summary',
  summaryOf: (count: number, written: string) => (count === 1 ? '1 item' : `${written} items`),
  quantity: (written: string) => `Quantity ${written}`,
  each: (price: string) => `${price} each`,
  unavailable: 'No longer available',
  removeLine: (name: string) => `Remove ${name}`,
  notRemoved: 'Error removing item. Please try again.',

  voucherTitle: 'Voucher',
  voucherCode: 'Voucher code',
  apply: 'Apply',
  checking: 'Checking…',
  voucherInForce: (code: string) => `Voucher ${code} applied`,
  remove: 'Remove',
  removeVoucher: (code: string) => `Remove voucher ${code}`,
  voucherApplied: (saved: string) => `Voucher applied! You saved ${saved}`,
  voucherRemoved: 'Voucher removed',
  voucherNotChecked: 'The voucher could not be checked. Please try again.',

  priceTitle: 'Price details',
  subtotal: 'Subtotal',
  deliveryCharge: 'Delivery charge',
  voucherLine: (code: string) => `Voucher ${code}`,
  total: 'Total',

  pay: (total: string) => `Pay Now - ${total}`,
  redirecting: 'Redirecting to Payment...',
  inCash: 'in cash when it arrives',
  /** Before, in and after the link. */
  terms: ['By placing this order, you agree to our ', 'terms and conditions', ''] as const,
  returns: 'You can cancel free of charge until the parcel leaves our store.',

  placed: 'Order placed successfully!',
  placedBefore: 'This cart was ordered already, perhaps in another tab. Here is that order.',
  notPlaced: 'Failed to place order',
  failed: 'Error placing order. Please try again.',

  priceChanged: (name: string, now: string, before: string) =>
    `${name} now costs ${now} instead of ${before}.`,
  outOfStock: (name: string) => `${interpolate(OUT_OF_STOCK, { name })}. Please remove it to go on.`,
  sizeNotMade: (name: string, size: string) =>
    `${interpolate(SIZE_NOT_MADE, { name, size })}. Please remove it to go on.`,
  soldOut: (name: string, size: string) => `${name} is sold out in size ${size}. Please remove it to go on.`,
  notEnough: (name: string, size: string, left: number) =>
    `Only ${left} left of ${name} in size ${size}. Please reduce the quantity to go on.`,
  notSold: (name: string) => `${name} is no longer sold. Please remove it to go on.`,
  optionNotOffered: (option: string, place: string) => `${option} is not offered in ${place}.`,
  newTotal: (total: string) => `The new total is ${total}.`,

  openTitle: 'An online payment is not finished',
  openText: (total: string) =>
    `You began to pay ${total} online. If you have paid already, please wait a moment: your order appears here by itself. Do not pay a second time.`,
  openContinue: 'Choose an online payment and press Pay Now to go on where you stopped.',
  openForget: 'I have not paid',
  cashInsteadTitle: 'Order with Cash on Delivery instead?',
  otherInsteadTitle: 'Begin another payment?',
  insteadText: (total: string) =>
    `Your online payment of ${total} is not finished. Go on only if you have not paid: money that arrives later for it is sent back.`,
  otherInsteadText: (total: string) =>
    `Your online payment of ${total} is not finished. Go on only if you have not paid: money that arrives later for it makes an order of its own, which you could then cancel.`,
  insteadYes: 'I have not paid, go on',
  insteadNo: 'Wait',
});
