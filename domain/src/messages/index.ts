export type { SourceMessage } from './source-message.ts';
export { googleErrorText, loginErrorText, signUpErrorText } from './identity-errors.ts';
export {
  deliveryMessages,
  orderMessages,
  productMessages,
  profileMessages,
  reportMessages,
  userMessages,
} from './action-messages.ts';
