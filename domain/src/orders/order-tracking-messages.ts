/** Errors of the page /track, and of its call. */
export const trackingMessages = {
  orderIdMissing: 'Please enter your order number',
  orderIdInvalid: 'This is not an order number. Please enter it as in the mail, with date and letters.',
  phoneMissing: 'Please enter the phone number of the order',
  linkInvalid: 'This link is not complete. Please open it from the mail again, or use your order number.',
  notFound: 'We found no order with this number and this phone number',
  linkEnded:
    'This link has ended. Please use your order number and phone number, or sign in to see the order.',
} as const;
