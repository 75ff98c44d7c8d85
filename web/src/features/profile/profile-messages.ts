/** The words of the profile (SPEC 2 and 8). */
export const profileMessages = {
  historyFailed: 'Error loading order history',
  none: 'No orders yet',
  hint: 'Click on any order to view details',
  customer: 'Nargisus customer',
} as const;
