export { QUEUES, shownQueues, STAGES, waitingForStaff, type Queue, type Stage } from './stages.ts';
export { countersOfOrder, stageChange } from './stage-counters.ts';
export { stageOf } from './stage-of.ts';
export { orderDeskOf, orderDeskSchema, type OrderDesk } from './order-desk.ts';
export { MAX_TOKENS } from './search-tokens.ts';
export { searchedTokens } from './order-search.ts';
