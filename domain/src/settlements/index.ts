export { chargesOf, type CourierTerms } from './compare-row.ts';
export { readStatementCsv, statementCsvTemplate } from './read-statement-csv.ts';
export { MAX_DECISION_NOTE, ROW_CHOICES, rowDecisionSchema, type RowDecision } from './row-decision.ts';
export { decideRow, settleRow, type KnownParcel, type SettledRow } from './settle-row.ts';
export { statementImportSchema, type StatementImport } from './statement-import.ts';
export {
  DIFFERENCE_ACCOUNTS,
  isOpenRow,
  MAX_STATEMENT_ROWS,
  referenceDigits,
  ROW_STATES,
  settlementId,
  settlementRowSchema,
  settlementSchema,
  type DifferenceAccount,
  type RowMatch,
  type RowState,
  type Settlement,
  type SettlementRow,
} from './settlement.ts';
export { settlementMessages } from './settlement-messages.ts';
export { importedSettlement, type Statement, type StatementLine } from './statement.ts';
