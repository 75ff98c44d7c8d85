export { joinPlaces } from './join-places.ts';
export { REGION_NAMES, REGION_NAMES_BN, REGIONS, type Region } from './regions.ts';
export {
  ADDRESS_CATEGORIES,
  ADDRESS_CATEGORY_LABELS,
  addressLine,
  addressSchema,
  bareLandmark,
  DEFAULT_ADDRESS_CATEGORY,
  type Address,
  type AddressCategory,
} from './address.ts';
export {
  addressBookSchema,
  addressToSaveSchema,
  findSameAddress,
  MAX_ADDRESSES,
  withAddress,
  withoutAddress,
  type AddressToSave,
  type KnownAddresses,
  type SavedAddress,
} from './address-book.ts';
export { quoteOrder, type RequestedLine, type QuoteRequest } from './quote.ts';
export {
  encodeQuote,
  quoteSchema,
  type LineRejection,
  type Quote,
  type QuoteLine,
  type QuoteRejection,
} from './quote-schema.ts';
export { quoteRejection } from './quote-rejection.ts';
export { orderDraftSchema, type OrderDraft } from './order-draft.ts';
export { ADDRESS_FIELD_NAMES } from './checkout-messages.ts';
