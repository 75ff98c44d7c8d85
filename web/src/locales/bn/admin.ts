import { adminCustomers } from './admin-customers.ts';
import { adminDelivery } from './admin-delivery.ts';
import { adminDesk } from './admin-shared.ts';
import { adminOrder } from './admin-order.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminProducts } from './admin-products.ts';
import { adminReports } from './admin-reports.ts';

/** The dashboard's topics. */
export const admin = {
  adminCustomers,
  adminDelivery,
  adminDesk,
  adminOrder,
  adminOrders,
  adminOverview,
  adminProducts,
  adminReports,
};
