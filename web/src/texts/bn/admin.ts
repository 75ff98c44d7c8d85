import { adminDelivery } from './admin-delivery.ts';
import { adminDesk } from './admin-desk.ts';
import { adminOrder } from './admin-order.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';

/** The dashboard's topics. */
export const admin = { adminDelivery, adminDesk, adminOrder, adminOrders, adminOverview };
