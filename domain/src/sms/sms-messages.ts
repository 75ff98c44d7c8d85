/** Errors of the settings of text messages. */
export const smsMessages = {
  unknownProvider: 'Unknown provider',
  unknownLanguage: 'Unknown language',
  sendOrSkip: 'Either send or skip',
  senderInvalid: 'Up to 13 letters, digits, spaces or hyphens',
  priceOutOfRange: 'The price of a part in paisa: a whole number from {least} to {most}',
} as const;
