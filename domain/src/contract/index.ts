export {
  codeOfStatus,
  ShopError,
  STATUS_BY_CODE,
  type FieldErrors,
  type ShopErrorCode,
} from './shop-error.ts';
export type { ApiResponse, ApiResponses } from './api-response.ts';
export { fieldErrors } from './field-errors.ts';
export { envelopeSchema, openEnvelope, type Envelope } from './envelope.ts';
export { errorEnvelope } from './error-envelope.ts';
export {
  APP_CHECK_HEADER,
  IDEMPOTENCY_HEADER,
  type Call,
  type PartOf,
  type SentPartOf,
  type Access,
} from './call.ts';
export { requestKeySchema, uidParameter } from './parameters.ts';
export { changeOf, type Change } from './change-of.ts';
export { calls } from './calls.ts';
export { accountCalls } from './calls/account-calls.ts';
export { adCalls } from './calls/ad-calls.ts';
export { staffCalls } from './calls/staff-calls.ts';
export { addressCalls } from './calls/address-calls.ts';
export { cartCalls, type CartLine } from './calls/cart-calls.ts';
export { catalogueCalls } from './calls/catalogue-calls.ts';
export { catalogueIndexCalls } from './calls/catalogue-index-calls.ts';
export { collectionCalls } from './calls/collection-calls.ts';
export { staffCollectionCalls, staleCollectionSchema } from './calls/staff-collection-calls.ts';
export { voucherCalls } from './calls/voucher-calls.ts';
export { staffVoucherCalls } from './calls/staff-voucher-calls.ts';
export type { FieldChanges } from './edit-fields.ts';
export { deliveryCalls, MAX_PARTIAL_REASON, staleEditSchema } from './calls/delivery-calls.ts';
export { homeCalls } from './calls/home-calls.ts';
export { operationCalls } from './calls/operation-calls.ts';
export { trackingCalls } from './calls/tracking-calls.ts';
export {
  encodeEditedOrder,
  orderContentsCalls,
  type EditedOrder,
  type ExchangedOrder,
} from './calls/order-contents-calls.ts';
export { cancellationSchema, orderCalls } from './calls/order-calls.ts';
export { partRefundSchema, staffOrderCalls } from './calls/staff-order-calls.ts';
export { manualPaymentCalls } from './calls/manual-payment-calls.ts';
export { personCalls } from './calls/person-calls.ts';
export { paymentCalls, type PaymentDraft } from './calls/payment-calls.ts';
export { phoneCalls } from './calls/phone-calls.ts';
export { policyCalls } from './calls/policy-calls.ts';
export { deliverySettingsCalls } from './calls/delivery-settings-calls.ts';
export { sizeChartCalls } from './calls/size-chart-calls.ts';
export { productCalls } from './calls/product-calls.ts';
export { publicSettingsCalls } from './calls/public-settings-calls.ts';
export { reportCalls } from './calls/report-calls.ts';
export { MOST_FOUND, searchCalls } from './calls/search-calls.ts';
export { settingsCalls, staleSettingsSchema } from './calls/settings-calls.ts';
export { stockAlertCalls } from './calls/stock-alert-calls.ts';
export { deskCalls } from './calls/desk-calls.ts';
export { findingCalls } from './calls/finding-calls.ts';
export { MOST_PRINTED_ORDERS } from './order-id-list.ts';
export { paperCalls } from './calls/paper-calls.ts';
export { courierCalls, MAX_BOOKINGS } from './calls/courier-calls.ts';
export { riderCashCalls } from './calls/rider-cash-calls.ts';
export { settlementCalls } from './calls/settlement-calls.ts';
export { returnCalls } from './calls/return-calls.ts';
export { reviewCalls } from './calls/review-calls.ts';
export { stockCalls } from './calls/stock-calls.ts';
export { clientMessages } from './client-messages.ts';
export { reportRequestMessages, requestMessages } from './request-messages.ts';
export {
  successMessages,
  errorMessages,
  staffSuccessMessages,
  staffErrorMessages,
} from './server-messages.ts';
export { fromDocument, toDocument } from './documents.ts';
