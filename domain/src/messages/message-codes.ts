import { accountMessages } from '../accounts/account-messages.ts';
import { rightsMessages } from '../accounts/rights-messages.ts';
import { adsMessages } from '../ads/ads-messages.ts';
import { cartMessages } from '../cart/cart-messages.ts';
import { catalogueMessages, imageMessages } from '../catalogue/catalogue-messages.ts';
import { productRowMessages } from '../catalogue/product-row-messages.ts';
import { sizeMessages } from '../catalogue/size-messages.ts';
import { smsMessages } from '../sms/sms-messages.ts';
import { courierMessages } from '../couriers/courier-messages.ts';
import { findingMessages } from '../desk/finding-messages.ts';
import { addressMessages, checkoutMessages } from '../checkout/checkout-messages.ts';
import { collectionMessages } from '../collections/collection-messages.ts';
import { clientMessages } from '../contract/client-messages.ts';
import { reportRequestMessages, requestMessages } from '../contract/request-messages.ts';
import {
  errorMessages,
  staffErrorMessages,
  staffSuccessMessages,
  successMessages,
} from '../contract/server-messages.ts';
import { orderNotes } from '../orders/order-notes.ts';
import { staffNoteMessages } from '../orders/staff-note-messages.ts';
import { productCsvMessages } from '../product-csv/product-csv-messages.ts';
import { trackingMessages } from '../orders/order-tracking-messages.ts';
import { refundMessages } from '../contract/refund-messages.ts';
import { callMessages } from '../desk/call-messages.ts';
import { discountMessages } from '../orders/discount-messages.ts';
import { returnMessages } from '../returns/return-messages.ts';
import { reviewMessages } from '../reviews/review-messages.ts';
import { invoiceMessages } from '../invoices/invoice-messages.ts';
import { paperMessages } from '../papers/paper-messages.ts';
import { advanceMessages } from '../payments/advance-messages.ts';
import { phoneMessages } from '../phones/phone-messages.ts';
import { manualPaymentMessages } from '../payments/manual-payment-messages.ts';
import { paymentFailureMessages, paymentMessages } from '../payments/payment-messages.ts';
import { deliverySettingsMessages } from '../delivery/delivery-settings-messages.ts';
import { homeMessages } from '../home/home-messages.ts';
import { rangeMessages } from '../reports/range/range-messages.ts';
import { settlementMessages } from '../settlements/settlement-messages.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { messageOfText, type Message, type MessageParams } from '../text/message.ts';
import { takaMessages, textMessages } from '../text/text-messages.ts';
import { staffVoucherMessages } from '../vouchers/staff-voucher-messages.ts';
import { voucherMessages } from '../vouchers/voucher-messages.ts';
import {
  deliveryMessages,
  orderMessages,
  productMessages,
  reportMessages,
  userMessages,
} from './action-messages.ts';
import { dataMessages } from './data-messages.ts';
import { googleErrors, loginErrors, signUpErrors } from './identity-errors.ts';
import { phoneErrors } from './phone-errors.ts';
import { profileMessages } from './profile-messages.ts';

/**
 * Every message of the domain and of the functions, by namespace. The code of a message is `namespace.key`, for example
 * `voucher.belowMinimum`. Another language is complete when it is a Record over `MessageCode`.
 */
const MESSAGES = {
  account: accountMessages,
  rights: rightsMessages,
  address: addressMessages,
  cart: cartMessages,
  product: catalogueMessages,
  productCsv: productCsvMessages,
  productRow: productRowMessages,
  size: sizeMessages,
  profileImage: imageMessages.profile,
  productImage: imageMessages.product,
  voucher: voucherMessages,
  staffVoucher: staffVoucherMessages,
  checkout: checkoutMessages,
  payment: paymentMessages,
  paymentFailure: paymentFailureMessages,
  manualPayment: manualPaymentMessages,
  advance: advanceMessages,
  text: textMessages,
  taka: takaMessages,
  request: requestMessages,
  reportRequest: reportRequestMessages,
  settings: settingsMessages,
  ads: adsMessages,
  deliverySettings: deliverySettingsMessages,
  home: homeMessages,
  client: clientMessages,
  data: dataMessages,
  error: errorMessages,
  staffError: staffErrorMessages,
  refund: refundMessages,
  success: successMessages,
  staffSuccess: staffSuccessMessages,
  staffNote: staffNoteMessages,
  discount: discountMessages,
  orderNote: orderNotes,
  call: callMessages,
  phone: phoneMessages,
  finding: findingMessages,
  courier: courierMessages,
  paper: paperMessages,
  invoice: invoiceMessages,
  settlement: settlementMessages,
  sms: smsMessages,
  return: returnMessages,
  review: reviewMessages,
  tracking: trackingMessages,
  collection: collectionMessages,
  productAction: productMessages,
  userAction: userMessages,
  orderAction: orderMessages,
  deliveryAction: deliveryMessages,
  profileAction: profileMessages,
  reportAction: reportMessages,
  rangeReport: rangeMessages,
  login: loginErrors,
  signUp: signUpErrors,
  phoneSignIn: phoneErrors,
  googleSignIn: googleErrors['sign-in'],
  googleSignUp: googleErrors['sign-up'],
  google: { blocked: googleErrors.blocked },
} as const;

type Messages = typeof MESSAGES;

export type MessageCode = {
  [Namespace in keyof Messages]: `${Namespace}.${keyof Messages[Namespace] & string}`;
}[keyof Messages];

/** The English template of every code, for example of 'voucher.belowMinimum'. */
export type MessageTemplates = {
  readonly [Code in MessageCode]: Code extends `${infer Namespace extends keyof Messages}.${infer Key}`
    ? Key extends keyof Messages[Namespace]
      ? Messages[Namespace][Key]
      : never
    : never;
};

/** Returns the English templates by code. A function, so that pages that never call it do not carry them. */
export function messageTemplates(): MessageTemplates {
  const entries = Object.entries(MESSAGES).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, template]) => [`${namespace}.${key}`, template]),
  );
  return Object.fromEntries(entries) as MessageTemplates;
}

/** A message as another language renders it, and as an error of the API carries it. */
export interface CodedMessage {
  readonly code: MessageCode;
  readonly params?: MessageParams;
}

let codes: ReadonlyMap<string, MessageCode> | undefined;

/**
 * Returns the code and the values of a message; undefined for a text of no table, such as what staff wrote. Two tables may
 * have the same text: the first in the order above gives the code.
 */
export function codedMessage(message: string | Message): CodedMessage | undefined {
  codes ??= new Map(
    Object.entries(messageTemplates())
      .reverse()
      .map(([code, template]) => [template, code as MessageCode]),
  );
  const { template, params } = typeof message === 'string' ? messageOfText(message) : message;
  const code = codes.get(template);
  if (code === undefined) return undefined;
  return Object.keys(params).length > 0 ? { code, params } : { code };
}
