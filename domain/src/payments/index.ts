export { onlineAmountRejectionText } from './amount-limits.ts';
export { ADVANCE_MODES, NO_ADVANCE, type AdvanceRule } from './advance-rule.ts';
export { advanceOf } from './advance.ts';
export { attemptExpiry } from './attempt-expiry.ts';
export {
  ATTEMPT_STATES,
  isPaid,
  mayTransitionAttempt,
  UNFULFILLED_REASONS,
  type AttemptState,
  type UnfulfilledReason,
} from './attempt-states.ts';
export {
  amountOf,
  attemptSchema,
  attemptViewSchema,
  gatewayUrlOf,
  TRAN_ID_PATTERN,
  type Attempt,
  type Refund,
  type ReceivedPayment,
} from './attempt.ts';
export { areSameThings, attemptsFrom, attemptsOfOrder } from './attempts-of-order.ts';
export { becameUnfulfilled } from './became-unfulfilled.ts';
export { checkPayment, paisaFromGateway, type PaymentCheck, type ValidatedPayment } from './check-payment.ts';
export { anonymizeAttempt, isUnsettled } from './anonymize-attempt.ts';
export { MANUAL_METHODS, normalReference, type ManualMethod } from './manual-methods.ts';
export { manualPaymentMessages } from './manual-payment-messages.ts';
export {
  anonymizeManualPayment,
  manualPaymentFormSchema,
  manualPaymentSchema,
  reversalFormSchema,
  type ManualPayment,
  type ManualPaymentForm,
  type ManualPaymentKind,
} from './manual-payment.ts';
export { missingFromShop } from './missing-from-shop.ts';
export { ATTEMPT_OPEN_MS, firstCheck } from './next-check.ts';
export { PAYMENT_CHANNELS, type PaymentChannel } from './payment-channels.ts';
export { isOnSameTerms } from './same-terms.ts';
export { openAttempt } from './open-attempt.ts';
export {
  outcomeOf,
  PAYMENT_FAILURES,
  paymentFailureText,
  paymentResultPath,
  type PaymentFailure,
  type PaymentOutcome,
} from './outcome.ts';
export {
  isWithGateway,
  refundAfter,
  refundedByHand,
  refundableOf,
  refundRequestedAgain,
  withPartRefund,
  withRefund,
  type PartRefundResult,
  type RefundNews,
} from './refund-attempt.ts';
export { orderAfterRefunds, refundsOf } from './refunds-of-attempt.ts';
export {
  checkedAttempt,
  closedAttempt,
  paidAttempt,
  unfulfilledAttempt,
  unpaidAttempt,
} from './settle-attempt.ts';
