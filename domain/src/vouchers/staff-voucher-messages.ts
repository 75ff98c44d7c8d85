/** Errors of the vouchers that staff keep. */
export const staffVoucherMessages = {
  notFound: 'Voucher not found',
  codeInvalid: 'A code has 3 to 30 letters, digits or hyphens and begins with a letter or digit',
  codeTaken: 'There is a voucher with this code already',
  kindMissing: 'Please choose what the voucher gives',
  percentInvalid: 'Enter a whole percentage from 1 to 100',
  amountInvalid: 'Enter an amount above zero',
  minimumInvalid: 'Enter an amount of zero or more',
  limitInvalid: 'Enter a whole number from 1 to {most}',
  endsBeforeStart: 'The last day is before the first',
  choiceTwice: 'Please choose each once',
  tooManyVouchers: 'The shop can have up to {most} vouchers',
  unknownField: 'There is no such field',
  inUse: 'This voucher has been used. Switch it off instead.',
  standard: 'This voucher comes with the shop and cannot be deleted. Switch it off instead.',
  staleVoucher: '{who} changed this voucher in the meantime. Nothing of yours was saved.',
} as const;
