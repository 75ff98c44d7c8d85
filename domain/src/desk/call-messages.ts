/** Errors of the call queue. */
export const callMessages = {
  outcomeMissing: 'Please choose how the call ended',
  dayMissing: 'Please choose the day of delivery',
  dayOutOfRange: 'Delivery can be agreed for the next {days} days',
  noteMissing: 'Please write down why no call is needed',
  notWaiting: 'This order no longer waits for a call',
  calledMeanwhile: 'A colleague has recorded a call in the meantime. Nothing was saved.',
  beingCalled: 'A colleague is calling this customer',
  tooManyCalls: 'This order has {most} recorded calls. Please cancel it or pack it without a call.',
  retryMinutes: 'Minutes until the next call: a whole number from {least} to {most}',
  mostTries: 'Calls without an answer: a whole number from {least} to {most}',
  unknownMode: 'Unknown rule for calls',
} as const;
