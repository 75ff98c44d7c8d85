/** Errors of the settings of advances. Apart from those of zones, which the checkout loads. */
export const advanceMessages = {
  unknownMode: 'Unknown rule for advances',
  amount: 'The advance: a whole number of taka from {least} to {most}',
  from: 'Orders from: a whole number of taka from {least} to {most}',
} as const;
