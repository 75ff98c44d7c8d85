import { orderMessages } from '@nargisus/domain/messages';

/** The words of the dashboard (SPEC 8, Admin). */
export const adminMessages = {
  ordersFailed: orderMessages.listFailed,
  statsFailed: orderMessages.statsFailed,
  noOrders: 'No orders yet',
  refreshed: 'Orders are up to date',
} as const;
