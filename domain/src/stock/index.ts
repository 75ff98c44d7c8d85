export { availabilityOf, changesAvailability } from './availability-of.ts';
export { countStock, receiveDelivery, setLowAt, stopCounting, type StockResult } from './change-stock.ts';
export { HOLD_MS, isHeld, MAX_HOLDING_ATTEMPTS, withHold, withoutHold } from './holds.ts';
export {
  availableOf,
  DEFAULT_LOW_AT,
  MAX_PIECES,
  parseStockId,
  piecesSchema,
  stockId,
  stockSchema,
  storedStock,
  uncommitted,
  type Stock,
} from './stock.ts';
export {
  MAX_STOCK_ALERTS,
  stockAlertIdOf,
  stockAlertMailKey,
  stockAlertSchema,
  stockAlertView,
  type StockAlert,
  type StockAlertView,
} from './stock-alert.ts';
export {
  planStockCsv,
  STOCK_CSV_FORMAT,
  STOCK_CSV_HEADER,
  type StockCsvChange,
  type StockCsvColumn,
  type StockCsvLookup,
  type StockCsvProduct,
  type StockCsvReason,
  type StockFileFault,
} from './stock-csv.ts';
export {
  lowStockProductSchema,
  stockView,
  stockViewSchema,
  type LowStockProduct,
  type StockView,
} from './stock-view.ts';
export { piecesTaken, stockChange, type StockChange } from './stock-change.ts';
export {
  levelsOf,
  stockMoveSchema,
  STOCK_MOVE_REASONS,
  type StockLevels,
  type StockMove,
  type StockMoveReason,
} from './stock-move.ts';
