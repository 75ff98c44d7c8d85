/** Errors of the settings of ads. */
export const adsMessages = {
  pixelIdInvalid: 'A pixel ID has 15 or 16 digits, as the Events Manager of Meta shows it',
} as const;
