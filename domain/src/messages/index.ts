export { codedMessage, messageTemplates, type MessageCode, type MessageTemplates } from './message-codes.ts';
export type { CodedMessage } from './coded-message.ts';
export { codedShopMessage } from './shop-message-codes.ts';
export type { SHOP_MESSAGES } from './shop-messages.ts';
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
