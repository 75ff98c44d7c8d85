/** Errors of payments by hand. */
export const manualPaymentMessages = {
  methodMissing: 'Please choose how it was paid',
  amountMissing: 'Please enter an amount in taka',
  trxIdInvalid: 'A TrxID has 8 to 12 letters and digits',
  bankReferenceInvalid: 'A reference of a bank has 3 to {most} characters',
  reasonMissing: 'Please give a reason',
  nothingDue: 'Nothing is due for this order',
  tooMuch: 'At most {amount} is due for this order',
  referenceUsed: 'This transaction was recorded for {orderId} already',
  otherRequest: 'Another payment was recorded with this key',
  nothingToSendBack: 'Nothing that was paid by hand or in cash is left to send back',
  tooMuchToSendBack: 'At most {amount} can be sent back by hand',
  notFound: 'This payment is not recorded',
  deliveredMeanwhile: 'This order was delivered. Correct the delivery first.',
  sentBackMeanwhile: 'A part of this payment was sent back. Reverse that first.',
} as const;
