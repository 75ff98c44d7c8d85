/** Messages of the Payment failed page by the `error` value of its URL (docs/reference/specification.md 8). */
export const paymentFailureMessages = {
  payment_failed: 'Your payment could not be processed. Please try again.',
  validation_failed: 'Payment validation failed. Please contact support.',
  order_creation_failed: 'Payment successful but order creation failed. Please contact support.',
  payment_data_not_found: 'Payment data not found. Please try again.',
  server_error: 'Server error occurred. Please try again later.',
} as const;

export const paymentMessages = {
  /** The message for any other value. */
  failed: 'Payment failed. Please try again.',
  channelUnknown: 'Please choose a way to pay from the list',
  amountLimits: 'Online payment is possible from {least} to {most}',
} as const;
