export {
  codeOfStatus,
  ShopError,
  STATUS_BY_CODE,
  type FieldErrors,
  type ShopErrorCode,
} from './shop-error.ts';
export { fieldErrors } from './field-errors.ts';
export { envelopeSchema, errorEnvelope, openEnvelope, type Envelope } from './envelope.ts';
export {
  calls,
  IDEMPOTENCY_HEADER,
  requestKeySchema,
  type Call,
  type PartOf,
  type SentPartOf,
  type Who,
} from './calls.ts';
export { fromDocument, toDocument } from './documents.ts';
