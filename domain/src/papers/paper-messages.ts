/** Errors of printing papers. */
export const paperMessages = {
  cancelled: '{orderId} was cancelled: it must not be sent',
  refunded: 'The payment of {orderId} goes back: it must not be sent',
  returned: '{orderId} came back: it must not be sent',
  onHold: '{orderId} is on hold: look at its payment first',
  underWay: '{orderId} was handed over already',
} as const;
