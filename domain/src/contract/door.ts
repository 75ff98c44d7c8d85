export {
  codeOfStatus,
  ShopError,
  STATUS_BY_CODE,
  type FieldErrors,
  type ShopErrorCode,
} from './shop-error.ts';
export type { ApiAnswer, ApiAnswers } from './api-answer.ts';
export { fieldErrors } from './field-errors.ts';
export { envelopeSchema, errorEnvelope, openEnvelope, type Envelope } from './envelope.ts';
export {
  APP_CHECK_HEADER,
  IDEMPOTENCY_HEADER,
  requestKeySchema,
  type Call,
  type PartOf,
  type SentPartOf,
  type Who,
} from './call.ts';
export { changeOf, type Change } from './change-of.ts';
export { calls } from './calls.ts';
export { accountCalls } from './calls/account-calls.ts';
export { cartCalls, type CartLine } from './calls/cart-calls.ts';
export { catalogueCalls } from './calls/catalogue-calls.ts';
export { deliveryCalls, staleEditSchema } from './calls/delivery-calls.ts';
export { operationCalls } from './calls/operation-calls.ts';
export { orderCalls } from './calls/order-calls.ts';
export { paymentCalls } from './calls/payment-calls.ts';
export { productCalls } from './calls/product-calls.ts';
export { reportCalls, reportWords } from './calls/report-calls.ts';
export { clientWords } from './client-words.ts';
export { requestWords } from './request-words.ts';
export { confirmations, refusals, staffConfirmations, staffRefusals } from './server-words.ts';
export { fromDocument, toDocument } from './documents.ts';
