export { isExchangeMade } from './is-exchange-made.ts';
export { returnMessages } from './return-messages.ts';
export {
  MAX_RETURN_ANSWER,
  MAX_RETURN_PICTURES,
  MAX_RETURN_TEXT,
  RETURN_REASONS,
  RETURN_STATUSES,
  returnFormSchema,
  returnRequestSchema,
  type RequestedReturnLine,
  type ReturnForm,
  type ReturnReason,
  type ReturnRequest,
  type ReturnStatus,
} from './return-request.ts';
export { lastReturnDay, lineWithTooFewLeft, returnableQuantity, returnRejection } from './returnable.ts';
