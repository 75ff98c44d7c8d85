export {
  QUEUES,
  shownQueues,
  STAGES,
  waitingForStaff,
  type CallState,
  type Queue,
  type Stage,
} from './stages.ts';
export { countersOfOrder, stageChange } from './stage-counters.ts';
export { phoneHistory, type PastOrder, type PhoneHistory } from './phone-history.ts';
export { cashAge, withCashDue, type CashAge } from './cash-due.ts';
export { stageOf } from './stage-of.ts';
export { orderDeskOf, orderDeskSchema, type DeskFacts, type OrderDesk } from './order-desk.ts';
export {
  afterCall,
  anonymizeCalls,
  beginCall,
  calledBy,
  callRejection,
  recallAfterEdit,
  isWaitingForPacking,
  MAX_DAYS_AHEAD,
  triesOf,
  type CallRejection,
} from './after-call.ts';
export { contradictionsOf, type Contradiction } from './contradictions.ts';
export { callMessages } from './call-messages.ts';
export { callFor, CALL_MODES, DEFAULT_CALL_POLICY, type CallMode, type CallPolicy } from './call-policy.ts';
export {
  CALL_OUTCOMES,
  callFormSchema,
  MAX_CALL_NOTE,
  MAX_CALLS,
  NO_CALLS,
  type CallFacts,
  type CallForm,
  type CallOutcome,
  type PhoneCall,
} from './phone-call.ts';
export { MAX_TOKENS } from './search-tokens.ts';
export { searchedTokens } from './order-search.ts';
export { CARRIERS, districtKey } from './filter-facts.ts';
export {
  ORDER_FILTER_NAMES,
  orderFilterParams,
  orderFilterSchema,
  readOrderFilter,
  type OrderFilter,
  type OrderFilterName,
} from './order-filter.ts';
export { deskQueryOf, hasOtherTokens, needsDesk, type DeskQuery } from './desk-query.ts';
export { findingMessages } from './finding-messages.ts';
export { MAX_EXPORTED_ORDERS, ordersCsvHead, ordersCsvRows } from './orders-csv.ts';
