export { isJournalRange, MAX_JOURNAL_DAYS } from './journal-range.ts';
export { journalCsvHead, journalCsvRows } from './write-journal-csv.ts';
export { postExchange } from './post-exchange.ts';
export { changesCollectedCash, postDelivery } from './post-delivery.ts';
export { orderCashSchema, owedByCourier, postingSchema, type OrderCash, type Posting } from './posting.ts';
