export type { Sentence } from './sentence.ts';
export { googleFaultText, loginFaultText, signUpFaultText } from './identity-faults.ts';
export {
  deliveryMessages,
  orderMessages,
  productMessages,
  profileMessages,
  reportMessages,
  userMessages,
} from './action-messages.ts';
