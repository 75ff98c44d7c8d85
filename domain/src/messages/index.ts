export {
  codedMessage,
  messageTemplates,
  type CodedMessage,
  type MessageCode,
  type MessageTemplates,
} from './message-codes.ts';
export type { SourceLabel, SourceMessage } from './source-message.ts';
export { dataMessages } from './data-messages.ts';
export { googleErrorText, loginErrorText, signUpErrorText } from './identity-errors.ts';
export { isCaptchaError, isWrongCode, phoneErrorText } from './phone-errors.ts';
export {
  deliveryMessages,
  orderMessages,
  productMessages,
  reportMessages,
  userMessages,
} from './action-messages.ts';
export { profileMessages } from './profile-messages.ts';
