export {
  CASH_ON_DELIVERY,
  DELIVERY_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  REFUND_STATES,
  statusLabel,
  WAITING_ORDER_STATUSES,
  type DeliveryStatus,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  type RefundState,
  type StatusLabel,
} from './statuses.ts';
export { RECENT_ORDERS, STAFF_PAGE_SIZE } from './list-sizes.ts';
export { makeOrderId, ORDER_ID_ALPHABET, ORDER_ID_PATTERN } from './order-id.ts';
export { statusesOf, type PaymentEvent, type Statuses, type TimelineEntry } from './timeline.ts';
export { orderSchema, type Order, type OrderItem } from './order.ts';
export { isSameOrder } from './same-order.ts';
export { withLineStock } from './line-stock.ts';
export { type LineStock } from './line-stock-states.ts';
export { piecesToReceive, receiveBack, type PiecesOut, type ReceivedLine } from './receive-back.ts';
export { isDeliveredInPart, keptAmount } from './kept-amount.ts';
export { isRefusedOut, piecesKept } from './refused-pieces.ts';
export {
  canDeliverInPart,
  deliverInPart,
  expectedBack,
  owedForRefused,
  partialDeliveryOf,
  type PartialDelivery,
  type PartialRejection,
} from './partial-delivery.ts';
export { buildOrder } from './build-order.ts';
export {
  NO_ACCOUNT,
  NOTE_OF_SOURCE,
  ORDER_SOURCES,
  SOLD_THROUGH,
  SOURCE_LABELS,
  soldThrough,
  type OrderSource,
  type SoldThrough,
} from './order-source.ts';
export { trackingMessages } from './order-tracking-messages.ts';
export {
  EXAMPLE_ORDER_ID,
  isTracked,
  readTrackingLink,
  trackedOrderOf,
  trackedOrderSchema,
  trackingFormSchema,
  trackingPath,
  TRACKING_TRIES_PER_MINUTE,
  type TrackedOrder,
  type TrackingRequest,
} from './order-tracking.ts';
export { anonymizeOrder, isUnderWay } from './anonymize-order.ts';
export { DELIVERY_TRANSITIONS, nextTransition, type DeliveryTransitionName } from './delivery-transitions.ts';
export { addNote, transitionDelivery, setStatuses, type TransitionResult } from './transition-delivery.ts';
export { skipReason, type BulkAction, type SkipReason } from './bulk-actions.ts';
export { cancelOrder, hasShipped, type Cancellation, type CancelResult } from './cancel-order.ts';
export {
  EDITABLE_FIELDS,
  editableValue,
  editOrder,
  staleFields,
  type EditableField,
  type EditableFields,
  type OrderEdit,
  type StaleField,
} from './order-edit.ts';
export {
  areSameLines,
  isContentsEditable,
  isSameAddress,
  isSameSize,
  staleContents,
  type ContentsEdit,
  type ContentsField,
  type SeenContents,
} from './contents-edit.ts';
export { combineOrders, isReopeningCombined, type CombinedOrders } from './combine-orders.ts';
export { editsToTell } from './edits-to-tell.ts';
export { discountMessages } from './discount-messages.ts';
export {
  mostStaffDiscount,
  staffDiscountOf,
  staffDiscountSchema,
  WHOLE_DISCOUNT,
  type StaffDiscount,
} from './staff-discount.ts';
export { editContents, type ContentsPricing, type EditedContents } from './edit-contents.ts';
export { mergeLines } from './merge-lines.ts';
export { type OrderExchange, type OrderReference } from './order-exchange.ts';
export {
  atAgreedPrice,
  backRejection,
  creditedToExchanges,
  isExchangeable,
  linesToComeBack,
  piecesToExchange,
  type BackLine,
} from './exchangeable.ts';
export { exchangeOrder, leftToGiveBack, type ExchangeResult } from './exchange-order.ts';
export {
  amountOnCancel,
  moneyOnCancel,
  moneyOnDelete,
  type MoneyOnCancel,
  type MoneyOnDelete,
} from './money-outcomes.ts';
export { heldByHand, moneyOf, refundable, type OrderMoney } from './money.ts';
export {
  prepaidDeadline,
  refundDeadline,
  type PrepaidDeadline,
  type PrepaidDuty,
} from './prepaid-deadline.ts';
export {
  withManualPayment,
  withManualRefund,
  withoutManualPayment,
  withoutManualRefund,
} from './manual-money.ts';
export { riderNoteOf } from './rider-note.ts';
export { TRACKING_PREFIX, trackingNote, trackingOf } from './tracking.ts';
export {
  isDelivering,
  isRecalled,
  isUsualPair,
  RECALLED_DELIVERY_STATUSES,
  shippingBlocker,
  type ShippingBlocker,
} from './parcel.ts';
export { SHOWN_STATUSES, shownStatus, storedStatusesOf, type ShownStatus } from './shown-status.ts';
export { isReopeningRefunded, isTakingBackSentCash, withRefundState } from './payment-after-transition.ts';
export {
  countsAsRevenue,
  deliveryStats,
  NO_ORDERS,
  ORDER_COUNTER_SHARDS,
  orderCounterChange,
  orderCountersSchema,
  orderCounterShard,
  orderStats,
  ordersToday,
  RECALLED,
  sumOrderCounters,
  type OrderCounters,
} from './order-counters.ts';
export {
  addSales,
  daySalesSchema,
  nothingSold,
  salesChange,
  salesStats,
  soldOnly,
  soldSomething,
  sumPendingSales,
  pendingChangeSchema,
  pendingSalesSchema,
  type DaySales,
  type PendingChange,
  type Sales,
  type PendingSales,
} from './sales-counters.ts';
export {
  costStats,
  marginOf,
  pendingWithCosts,
  productsWithCosts,
  salesWithCosts,
  type CostsByProduct,
  type CostStats,
} from './sales-costs.ts';
export { DAY_PART_PRODUCTS, dayOfPart, dayPartId, divideProducts } from './day-parts.ts';
export {
  addRecent,
  RECENT_PRODUCTS,
  recentSalesSchema,
  recentSince,
  type RecentSales,
} from './recent-sales.ts';
export { DASHBOARD_COUNTERS_INTERVAL_MS, dashboardCounters } from './dashboard-counters.ts';
export { compareSales, salesSinceKept, withOthers, type ComparedSales } from './compared-sales.ts';
export {
  addToPeriod,
  firstDayKept,
  keepPeriod,
  keepPeriods,
  keptProducts,
  noPeriodSums,
  otherProductsSchema,
  othersId,
  PERIOD_LENGTHS,
  periodId,
  periodSalesSchema,
  periodsToKeep,
  withNames,
  type OtherProducts,
  type PeriodSales,
  type PeriodSums,
  type SalesPeriod,
} from './sales-periods.ts';
export { changeInPercent, periodStats, type DayStats, type PeriodStats } from './daily-stats.ts';
export { MAX_SALES_DAYS, salesStatsSchema, TOP_PRODUCTS, type SalesStats } from './sales-stats.ts';
export { MAX_STAFF_NOTE, staffNoteFormSchema, staffNoteSchema, type StaffNote } from './staff-note.ts';
export { orderNotes, THE_COURIER } from './order-notes.ts';
