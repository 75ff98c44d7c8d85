/** docs/reference/specification.md 8, Payment failed page: every value the address may carry, with its words. */
export const paymentFailureMessages = {
  payment_failed: 'Your payment could not be processed. Please try again.',
  validation_failed: 'Payment validation failed. Please contact support.',
  order_creation_failed: 'Payment successful but order creation failed. Please contact support.',
  payment_data_not_found: 'Payment data not found. Please try again.',
  server_error: 'Server error occurred. Please try again later.',
} as const;

export const paymentMessages = {
  /** Where the address carries anything else. */
  failed: 'Payment failed. Please try again.',
  amountLimits: 'Online payment is possible from {least} to {most}',
} as const;
