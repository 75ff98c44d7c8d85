/** Errors of discounts by staff. */
export const discountMessages = {
  amount: 'Please enter the discount in taka',
  reason: 'Please give the reason of the discount',
  percentOutOfRange: 'Highest discount: a whole number from {least} to {most}',
} as const;
