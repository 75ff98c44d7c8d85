/** The words of the dashboard (SPEC 8, Admin). */
export const adminMessages = {
  ordersFailed: 'Failed to fetch orders',
  statsFailed: 'Failed to fetch order stats',
  noOrders: 'No orders yet',
  refreshed: 'Orders are up to date',
} as const;
