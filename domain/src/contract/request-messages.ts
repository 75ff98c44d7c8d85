import { parameterMessages } from './parameter-messages.ts';

/** Errors about the parts of a request. The shop's own screens do not cause them. */
export const requestMessages = {
  ...parameterMessages,
  notValid: 'The request is not valid',
  notJson: 'The request is not valid JSON',
  sendJson: 'Please send JSON (Content-Type: application/json)',
  sendForm: 'Please send a form (Content-Type: {type})',
  noEncoding: 'Please send the body as it is (without Content-Encoding)',
  sentTwice: 'A field was sent twice',
  tooLarge: 'The request is too large',
  onlyMethods: 'Only {methods} is possible here',
  noSuchCall: 'There is no such call',
  unknownCartItem: 'Unknown cart item',
  unknownFilter: 'Unknown size or colour',
  unknownSheet: 'Please choose label or a4',
  unknownCursor: 'Unknown cursor',
  unknownRole: 'Unknown role',
  unknownState: 'Unknown state',
  unknownPolicy: 'There is no such policy',
  unknownSection: 'There is no such section of the settings',
  unknownOrderStatus: 'Unknown order status',
  unknownDeliveryStatus: 'Unknown delivery status',
  noStatus: 'Please give an order status or a delivery status',
  unknownStock: 'Unknown product and size',
  piecesInvalid: 'Please enter a whole number of pieces',
  noReason: 'Please give a reason',
  noDelivery: 'Please enter the number of the delivery',
  noDeliveryPerson: 'Delivery person name is required',
  date: 'Please give a date as YYYY-MM-DD',

  tooManyCharacters: 'At most {count} characters',
  lastDayBeforeFirst: 'The last day lies before the first one',
  tooManyDays: 'Please choose at most {count} days',
  productIdFixed: 'The product ID cannot be changed',
  unverifiedNotice: 'This notice could not be validated',
  /** zod's message for a schema without a message. */
  otherwise: 'Invalid input',
} as const;

/** Validation errors of a report's recipient and type (docs/reference/specification.md 5). */
export const reportRequestMessages = {
  noAddress: 'Please enter an email address',
  unknownType: 'Please choose csv or pdf',
} as const;
