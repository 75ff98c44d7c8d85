/** Validation errors of any text and of any amount. */
export const textMessages = {
  tooLong: 'Please use at most {count} characters',
  blank: 'Blank',
  notADay: 'Not a day',
} as const;

export const takaMessages = { notTaka: 'Not an amount of taka', belowZero: 'Below zero' } as const;
