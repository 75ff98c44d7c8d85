import { accountMessages } from '../accounts/account-messages.ts';
import { cartMessages } from '../cart/cart-messages.ts';
import { catalogueMessages, imageMessages } from '../catalogue/catalogue-messages.ts';
import { addressMessages, checkoutMessages } from '../checkout/checkout-messages.ts';
import { clientMessages } from '../contract/client-messages.ts';
import { requestMessages } from '../contract/request-messages.ts';
import { errorMessages, successMessages } from '../contract/server-messages.ts';
import { orderNotes } from '../orders/order-notes.ts';
import { trackingMessages } from '../orders/order-tracking-messages.ts';
import { returnMessages } from '../returns/return-messages.ts';
import { reviewMessages } from '../reviews/review-messages.ts';
import { advanceMessages } from '../payments/advance-messages.ts';
import { phoneMessages } from '../phones/phone-messages.ts';
import { manualPaymentMessages } from '../payments/manual-payment-messages.ts';
import { paymentFailureMessages, paymentMessages } from '../payments/payment-messages.ts';
import { takaMessages, textMessages } from '../text/text-messages.ts';
import { voucherMessages } from '../vouchers/voucher-messages.ts';
import { dataMessages } from './data-messages.ts';
import { googleErrors, loginErrors, signUpErrors } from './identity-errors.ts';
import { phoneErrors } from './phone-errors.ts';
import { profileMessages } from './profile-messages.ts';

/** The messages that customers and staff read, by namespace. */
export const SHOP_MESSAGES = {
  account: accountMessages,
  address: addressMessages,
  cart: cartMessages,
  product: catalogueMessages,
  profileImage: imageMessages.profile,
  productImage: imageMessages.product,
  voucher: voucherMessages,
  checkout: checkoutMessages,
  payment: paymentMessages,
  paymentFailure: paymentFailureMessages,
  manualPayment: manualPaymentMessages,
  advance: advanceMessages,
  text: textMessages,
  taka: takaMessages,
  request: requestMessages,
  client: clientMessages,
  data: dataMessages,
  error: errorMessages,
  success: successMessages,
  orderNote: orderNotes,
  phone: phoneMessages,
  return: returnMessages,
  review: reviewMessages,
  tracking: trackingMessages,
  profileAction: profileMessages,
  login: loginErrors,
  signUp: signUpErrors,
  phoneSignIn: phoneErrors,
  googleSignIn: googleErrors['sign-in'],
  googleSignUp: googleErrors['sign-up'],
  google: { blocked: googleErrors.blocked },
} as const;
