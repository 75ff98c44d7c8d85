export { isJournalRange, MAX_JOURNAL_DAYS } from './journal-range.ts';
export { journalCsvHead, journalCsvRows } from './write-journal-csv.ts';
export { postExchange } from './post-exchange.ts';
export { changesCollectedCash, postDelivery } from './post-delivery.ts';
export { orderCashSchema, owedByCourier, postingSchema, type OrderCash, type Posting } from './posting.ts';
export { riderCashChanges, riderCashId } from './rider-cash.ts';
export {
  HAND_IN_ACCOUNTS,
  handInCash,
  handInFormSchema,
  handInSchema,
  MAX_HAND_IN_NOTE,
  riderCashSchema,
  storedRiderCashSchema,
  type HandIn,
  type HandInAccount,
  type HandInForm,
  type RiderCash,
} from './hand-in.ts';
