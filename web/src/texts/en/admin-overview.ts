import { topic } from '../topic.ts';

/** The Overview (SPEC 2). */
export const adminOverviewTexts = topic('adminOverview', {
  title: 'Overview',
  totalOrders: 'Total Orders',
  ordersToday: 'Orders Today',
  totalUsers: 'Total Users',
  activeCustomers: 'Active Customers',
  totalProducts: 'Total Products',
  totalRevenue: 'Total Revenue',
  allTime: 'All time',
  sinceMidnight: 'Since midnight in Dhaka',
  amongNewest: 'Among the newest orders',
  bdtAllTime: 'BDT, all time',
});
